import { sql } from 'kysely';
import { type AnyDatabase, createIndex, createTable, oneOf } from './schema.ts';

/** Sold phones that their buyers brought back with a fault. */
export async function up(db: AnyDatabase): Promise<void> {
  await createTable(
    db,
    'warranty_claims',
    {
      shop_id: 'text',
      id: 'text',
      unit_id: 'text',
      sale_id: 'text',
      date: 'text',
      fault: 'text',
      state: 'text',
      done: 'text?',
      resolved_on: 'text?',
      version: (column) => column.notNull().defaultTo(1),
      created_by: 'text',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        { columns: ['shop_id', 'unit_id'], table: 'units' },
        { columns: ['shop_id', 'sale_id'], table: 'sales' },
        { columns: ['shop_id', 'created_by'], table: 'users' },
      ],
      checks: {
        state: oneOf('state', ['received', 'sent', 'repaired', 'replaced', 'refused']),
        resolved: sql`(state in ('received', 'sent')) = (resolved_on is null)`,
      },
    },
  );
  await createIndex(db.schema, 'warranty_claims', ['date', 'id']);
  await createIndex(db.schema, 'warranty_claims', ['sale_id']);
  // A phone is brought back once at a time.
  await db.schema
    .createIndex('warranty_claims_open_key')
    .unique()
    .on('warranty_claims')
    .columns(['shop_id', 'unit_id'])
    .where(sql.ref('resolved_on'), 'is', null)
    .execute();
  await createIndex(db.schema, 'warranty_claims', ['unit_id', 'id']);
}
