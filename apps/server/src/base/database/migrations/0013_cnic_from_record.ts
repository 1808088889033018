import { type AnyDatabase, addColumns } from './schema.ts';

/** Tells slips whose CNIC was taken from the party's record. That of every existing slip was typed. */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'purchases', { is_cnic_from_record: { int: 0 } });
}
