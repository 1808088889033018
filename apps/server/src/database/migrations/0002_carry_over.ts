import { sql } from 'kysely';
import type { AnyDatabase } from './schema.ts';

interface Due {
  id: string;
  shop_id: string;
  person_id: string;
  amount: number;
  rest: number;
}

/** Fills the new tables with what the shop's documents and books say already. */
export async function carryOver(db: AnyDatabase): Promise<void> {
  await accountBalances(db);
  await costsOfSales(db);
  await accessoryPurchases(db);
  await payments(db);
  await bills(db);
}

async function accountBalances(db: AnyDatabase) {
  await sql`insert into account_balances (shop_id, account, debit, credit, entries)
    select shop_id, account, sum(debit), sum(credit), count(distinct entry_number) from (
      select shop_id, debit as account, amount as debit, 0 as credit, entry_number from journal_lines
      union all
      select shop_id, credit as account, 0 as debit, amount as credit, entry_number from journal_lines
    ) as sides group by shop_id, account`.execute(db);
}

async function costsOfSales(db: AnyDatabase) {
  await sql`update sales set cost_total =
    coalesce((select sum(cost) from sale_units where sale_units.shop_id = sales.shop_id and sale_units.sale_id = sales.id), 0)
    + coalesce((select sum(cost) from sale_accessories
        where sale_accessories.shop_id = sales.shop_id and sale_accessories.sale_id = sales.id), 0)`.execute(
    db,
  );
}

/** What the movements remembered of a purchase, as a document with the id of its entry. */
async function accessoryPurchases(db: AnyDatabase) {
  const paid = (account: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(amount) from journal_lines l
      where l.shop_id = e.shop_id and l.entry_number = e.number and ${account}), 0)`;
  await sql`insert into accessory_purchases (shop_id, id, accessory_id, person_id, date, quantity, total, pocket_cash,
      account_cash, bank_id, payable_later, due_date, entry_number, reversed_by, created_by, created_at)
    select e.shop_id, e.id, m.accessory_id, e.person_id, e.date, m.quantity, m.amount,
      ${paid(sql`l.credit = 'cash:pocket'`)}, ${paid(sql`l.credit like 'bank:%'`)},
      (select min(substr(l.credit, 6)) from journal_lines l
        where l.shop_id = e.shop_id and l.entry_number = e.number and l.credit like 'bank:%'),
      ${paid(sql`l.credit like 'party:%'`)}, null, e.number, null, e.created_by, e.created_at
    from journal_entries e join accessory_movements m on m.shop_id = e.shop_id and m.entry_number = e.number
    where e.event = 'accessory-purchase'`.execute(db);
}

/** Each payment of a party as a document with the id of its entry. */
async function payments(db: AnyDatabase) {
  const other = sql`case when l.debit like 'party:%' then l.credit else l.debit end`;
  const through = (account: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(amount) from journal_lines l
      where l.shop_id = e.shop_id and l.entry_number = e.number and ${account}), 0)`;
  await sql`insert into party_payments (shop_id, id, person_id, kind, direction, date, amount, pocket_cash, account_cash,
      bank_id, note, entry_number, reversed_by, created_by, created_at)
    select e.shop_id, e.id, e.person_id, 'payment', case when e.event = 'payment-in' then 'in' else 'out' end, e.date,
      ${through(sql`true`)}, ${through(sql`${other} = 'cash:pocket'`)}, ${through(sql`${other} like 'bank:%'`)},
      (select min(substr(${other}, 6)) from journal_lines l
        where l.shop_id = e.shop_id and l.entry_number = e.number and ${other} like 'bank:%'),
      e.description, e.number, null, e.created_by, e.created_at
    from journal_entries e where e.event in ('payment-in', 'payment-out')`.execute(db);
}

/** What was left to pay becomes bills; what was paid settles them, oldest due first. */
async function bills(db: AnyDatabase) {
  const columns = sql.raw(
    'shop_id, id, person_id, side, document_type, date, due_date, amount, paid, created_at',
  );
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'payable', 'purchase', date, due_date, payable_later, 0, created_at
    from purchases where payable_later > 0`.execute(db);
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'receivable', 'sale', date, due_date, payable_later, 0, created_at
    from sales where payable_later > 0`.execute(db);
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'payable', 'accessory-purchase', date, due_date, payable_later, 0, created_at
    from accessory_purchases where payable_later > 0`.execute(db);
  await sql`insert into party_credits (shop_id, id, person_id, side, source, date, amount, allocated, created_at)
    select shop_id, id, person_id, case when direction = 'in' then 'receivable' else 'payable' end, 'payment', date,
      amount, 0, created_at from party_payments`.execute(db);
  for (const side of ['receivable', 'payable']) await settle(db, side);
}

async function settle(db: AnyDatabase, side: string) {
  const due = async (table: 'bills' | 'party_credits', order: string): Promise<Due[]> => {
    const rows = await db
      .selectFrom(table)
      .select(['shop_id', 'id', 'person_id', 'amount'])
      .where('side', '=', side)
      .orderBy(sql.raw(order))
      .execute();
    return rows.map((row) => ({ ...row, rest: row.amount }) as Due);
  };
  const open = Map.groupBy(await due('bills', 'coalesce(due_date, date), id'), keyOf);
  for (const credit of await due('party_credits', 'date, id')) {
    for (const bill of open.get(keyOf(credit)) ?? []) {
      const amount = Math.min(bill.rest, credit.rest);
      if (amount === 0) continue;
      bill.rest -= amount;
      credit.rest -= amount;
      await db
        .insertInto('allocations')
        .values({ shop_id: bill.shop_id, credit_id: credit.id, target: 'bill', target_id: bill.id, amount })
        .execute();
      await changed(db, 'bills', bill, { paid: bill.amount - bill.rest });
    }
    await changed(db, 'party_credits', credit, { allocated: credit.amount - credit.rest });
  }
}

function keyOf({ shop_id, person_id }: Due): string {
  return `${shop_id} ${person_id}`;
}

async function changed(db: AnyDatabase, table: string, { shop_id, id }: Due, values: object) {
  await db.updateTable(table).set(values).where('shop_id', '=', shop_id).where('id', '=', id).execute();
}
