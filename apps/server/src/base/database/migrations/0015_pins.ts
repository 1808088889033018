import { type AnyDatabase, createTable } from './schema.ts';

/** PINs of people who go on at a shared device. */
export async function up(db: AnyDatabase): Promise<void> {
  await createTable(
    db,
    'pins',
    { shop_id: 'text', user_id: 'text', pin_hash: 'text', created_at: 'int' },
    {
      primaryKey: ['shop_id', 'user_id'],
      foreignKeys: [{ columns: ['shop_id', 'user_id'], table: 'users' }],
    },
  );
}
