import { sql } from 'kysely';
import { type AnyDatabase, addColumns, countChanges } from './schema.ts';

/**
 * Anchors the audit log: each journal entry includes its last line in the entry's hash, and a counter keeps
 * the number of lines. Existing entries include none.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'journal_entries', { audit_number: 'int?', audit_hash: 'text?' });
  await sql`insert into counters (shop_id, name, value)
    select shop_id, 'audit', max(number) from audit_log where number is not null group by shop_id`.execute(
    db,
  );
  await countChanges(db, 'audit_log', 'audit', ['insert']);
}
