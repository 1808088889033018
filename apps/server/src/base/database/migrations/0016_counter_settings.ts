import { type AnyDatabase, addColumns } from './schema.ts';

/** Whether counts hide the books, and whether a scan opens a sale: neither in a shop that stands. */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'shops', { hides_books_in_counts: { int: 0 }, scan_opens_sale: { int: 0 } });
}
