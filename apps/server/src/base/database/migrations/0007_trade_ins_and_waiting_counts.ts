import { type AnyDatabase, addColumns, createTable, oneOf } from './schema.ts';

const user = (column: string) => ({ columns: ['shop_id', column], table: 'users' });

/** The identity card and the check of a phone taken in exchange, and counts of the till that wait for the owner. */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'sales', { exchange_cnic: 'text?', exchange_egadget: { int: 0 } });
  await addColumns(db, 'shops', { count_tolerance: { int: 0 } });
  await createTable(
    db,
    'day_counts',
    {
      shop_id: 'text',
      id: 'text',
      date: 'text',
      expected: 'int',
      counted: 'int',
      reason: 'text',
      state: 'text',
      decided_by: 'text?',
      decided_at: 'int?',
      /** Why it was rejected. */
      note: 'text?',
      created_by: 'text',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user('created_by'), user('decided_by')],
      checks: { state: oneOf('state', ['waiting', 'approved', 'rejected', 'replaced']) },
    },
  );
  await db.schema
    .createIndex('day_counts_state_idx')
    .on('day_counts')
    .columns(['shop_id', 'state', 'date'])
    .execute();
}
