import { type AnyDatabase, createTable } from './schema.ts';

/** Unfinished sales that any till of the shop can take up. */
export async function up(db: AnyDatabase): Promise<void> {
  await createTable(
    db,
    'parked_sales',
    {
      shop_id: 'text',
      id: 'text',
      name: 'text?',
      phones: 'int',
      accessories: 'int',
      draft: 'text',
      created_by: 'text',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        { columns: ['shop_id', 'created_by'], table: 'users' },
        { columns: ['shop_id'], table: 'shops', references: ['id'] },
      ],
    },
  );
}
