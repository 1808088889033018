import { type AnyDatabase, addColumns } from './schema.ts';

/**
 * Lets journal entries store their description as a code with parameters. Existing entries keep only their
 * text.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'journal_entries', { sentence: 'text?' });
}
