import { type AnyDatabase, addColumns } from './schema.ts';

/** Printers in the network of a shop: none in a shop that stands. */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'shops', { printer_addresses: { text: '[]' } });
}
