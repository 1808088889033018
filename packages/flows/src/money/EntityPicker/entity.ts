import type { EntityData } from '@handset/domain';
import type { Party } from '../../form/embedding.ts';

/** The party of a document as a form holds it. Both halves are kept, so that toggling loses nothing. */
export interface EntityValue {
  /** The active half of the picker. */
  mode: 'existing' | 'new';
  /** The chosen party's `_id`. */
  _id: string | null;
  /** Name of the new party. */
  name: string;
  /** Number of the new party, as typed. */
  number: string;
  /** Name of the person who vouches for the new party. */
  reference: string;
}

/** Error message per field of the party. */
export type EntityErrors = Partial<Record<'_id' | 'name' | 'number' | 'reference', string | undefined>>;

/** No party chosen. */
export const emptyEntity: EntityValue = { mode: 'existing', _id: null, name: '', number: '', reference: '' };

/** Builds the input of the domain's `entityDataSchema` from the active half. */
export function entityInput(value: EntityValue, parties: readonly Party[]): Partial<EntityData> | undefined {
  if (value.mode === 'new') {
    const { name, number, reference } = value;
    return { name, number, reference };
  }
  if (value._id === null) return undefined;
  return { _id: value._id, name: parties.find((party) => party._id === value._id)?.name };
}

/**
 * Maps an error of `entityData` to its field in the picker: the choice of an existing party, or a field of
 * the new one.
 */
export function entityField(path: string, value: EntityValue, prefix = 'entity'): string {
  const [, field] = path.split('.');
  return value.mode === 'existing' || field === undefined ? `${prefix}._id` : `${prefix}.${field}`;
}
