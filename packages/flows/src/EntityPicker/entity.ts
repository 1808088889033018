import type { EntityData } from '@handset/domain';
import type { Party } from '../embedding/embedding.ts';

/** The party of a document as a form holds it. Both halves are kept, so that toggling loses nothing. */
export interface EntityValue {
  /** Which half counts. */
  mode: 'existing' | 'new';
  /** The chosen party's `_id`. */
  _id: string | null;
  /** Name of the new party. */
  name: string;
  /** Number of the new party, as typed. */
  number: string;
  /** Who vouches for the new party. */
  reference: string;
}

/** What is wrong with the party, per field. */
export type EntityErrors = Partial<Record<'_id' | 'name' | 'number' | 'reference', string | undefined>>;

/** Nobody is chosen. */
export const emptyEntity: EntityValue = { mode: 'existing', _id: null, name: '', number: '', reference: '' };

/** What the domain's `entityDataSchema` parses: the half that counts. */
export function entityInput(value: EntityValue, parties: readonly Party[]): Partial<EntityData> | undefined {
  if (value.mode === 'new') {
    const { name, number, reference } = value;
    return { name, number, reference };
  }
  if (value._id === null) return undefined;
  return { _id: value._id, name: parties.find((party) => party._id === value._id)?.name };
}

/** Where the picker shows an error of `entityData`: an existing party that is missing, or a field of the new one. */
export function entityField(path: string, value: EntityValue, prefix = 'entity'): string {
  const [, field] = path.split('.');
  return value.mode === 'existing' || field === undefined ? `${prefix}._id` : `${prefix}.${field}`;
}
