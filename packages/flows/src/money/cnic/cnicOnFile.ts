import { normaliseCnic } from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import type { EntityValue } from '../EntityPicker/entity.ts';

/** A CNIC that the host has of a party. */
export interface CnicOnFile {
  /** As the host gave it: whole or masked. */
  text: string;
  /** Its 13 digits; undefined where it is masked. */
  digits: string | undefined;
}

/** The CNIC of the chosen party; undefined where the host has none. */
export function cnicOnFile(entity: EntityValue, parties: readonly Party[]): CnicOnFile | undefined {
  if (entity.mode === 'new' || entity._id === null) return undefined;
  const text = parties.find((party) => party._id === entity._id)?.cnic;
  if (!text) return undefined;
  const digits = normaliseCnic(text);
  return { text, digits: /^\d{13}$/.test(digits) ? digits : undefined };
}
