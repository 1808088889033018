import { sql } from 'kysely';
import type { AnyDatabase } from './schema.ts';

/** Adds an index that finds write-offs among payments, since totals of lists separate them. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createIndex('party_credits_let_go_index')
    .on('party_credits')
    .columns(['shop_id', 'id'])
    .where(sql.ref('source'), '=', sql.lit('write-off'))
    .execute();
}
