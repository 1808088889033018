import type { Party } from './Shop.ts';

/** Server ids of the records that the model names by key. */
export interface Names {
  bank: string;
  committee: string;
  parties: Record<Party, string>;
  accessories: Record<string, string>;
  documents: Map<string, string>;
  units: Map<string, string>;
}

/** An id that no record has: asked for where the record is not there (yet). */
export const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
