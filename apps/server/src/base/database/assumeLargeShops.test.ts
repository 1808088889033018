import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testing/startTestApp.ts';
import { assumeLargeShops } from './assumeLargeShops.ts';
import type { Database } from './Database.ts';
import { unscoped } from './HandsetDatabase.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

describe.skipIf(isPostgres)("SQLite's planner", () => {
  let server: TestApp;
  let db: Kysely<Database>;
  beforeAll(async () => {
    server = await startTestApp();
    db = unscoped(server.database);
  });
  afterAll(() => server.close());

  async function planOf(query: ReturnType<typeof sql>): Promise<string> {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
    return rows.map(({ detail }) => detail).join('\n');
  }

  test.each([1, 2, 50, 500])(
    'looks %i phones up by their ids, whatever else is asked of them',
    async (count) => {
      const ids = sql.join(Array.from({ length: count }, (_, index) => `id ${index}`));
      const plan = await planOf(
        sql`update units set state = 'sold' where id in (${ids}) and state = 'in-stock' and shop_id = 'shop'`,
      );
      expect(plan).toBe('SEARCH units USING INDEX sqlite_autoindex_units_1 (shop_id=? AND id=?)');
    },
  );

  test('finds the phone of an IMEI without reading the shelf', async () => {
    const plan =
      await planOf(sql`update units set state = 'sold' where state = 'in-stock' and shop_id = 'shop'
      and id in (select unit_id from unit_imeis where imei in ('1') and in_stock = 1 and shop_id = 'shop')`);
    expect(plan).toContain('SEARCH units USING INDEX sqlite_autoindex_units_1 (shop_id=? AND id=?)');
    expect(plan).toContain('unit_imeis_in_stock_key (shop_id=? AND imei=?)');
  });

  test('begins with the few bills that are open, not with all sales', async () => {
    const plan = await planOf(sql`select sum(bills.amount - bills.paid) from bills
      join sales on sales.id = bills.id and sales.shop_id = 'shop' where bills.side = 'receivable'
      and bills.paid < bills.amount and sales.date >= '2020-01-01' and bills.shop_id = 'shop'`);
    expect(plan).toMatch(
      /^SEARCH bills USING (?:COVERING )?INDEX bills_open_index \(shop_id=\? AND side=\?\)/,
    );
  });

  test('reads a page of sales off their list, in its order', async () => {
    const plan = await planOf(sql`select id from sales where shop_id = 'shop' and selling_type = 'Credit'
      order by date desc, invoice_number desc limit 51`);
    expect(plan).toBe('SEARCH sales USING COVERING INDEX sales_list_index (shop_id=?)');
  });

  test('is told of every index, and again only when it knows less', async () => {
    const known = () => sql<{ idx: string }>`select rowid, * from sqlite_stat1`.execute(db);
    const { rows: before } = await known();
    expect(before.map(({ idx }) => idx)).toContain('sales_list_index');
    await assumeLargeShops(db);
    expect((await known()).rows).toEqual(before);
    await sql`delete from sqlite_stat1 where tbl = 'sales'`.execute(db);
    await assumeLargeShops(db);
    expect((await known()).rows).toHaveLength(before.length);
  });
});
