import { sql } from 'kysely';
import type { AnyDatabase } from './schema.ts';

/** Lets the next buyer of a phone claim while a claim of an earlier sale is open: that one ended with its sale. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropIndex('warranty_claims_open_key').execute();
  await db.schema
    .createIndex('warranty_claims_open_key')
    .unique()
    .on('warranty_claims')
    .columns(['shop_id', 'unit_id', 'sale_id'])
    .where(sql.ref('resolved_on'), 'is', null)
    .execute();
}
