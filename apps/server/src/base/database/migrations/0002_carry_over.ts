import { sql } from 'kysely';
import type { AnyDatabase } from './schema.ts';

interface Due {
  id: string;
  shop_id: string;
  person_id: string;
  side: string;
  amount: number;
  rest: number;
}

/** Fills the new tables from the shop's documents and books. */
export async function carryOver(db: AnyDatabase): Promise<void> {
  await accountBalances(db);
  await accountDays(db);
  await phones(db);
  await eGadgets(db);
  await figuresOfSales(db);
  await goodsOfSales(db);
  await accessoryPurchases(db);
  await payments(db);
  await bills(db);
  await identityCards(db);
  await partyTotals(db);
}

async function accountBalances(db: AnyDatabase) {
  await sql`insert into account_balances (shop_id, account, debit, credit, entries)
    select shop_id, account, sum(debit), sum(credit), count(distinct entry_number) from (
      select shop_id, debit as account, amount as debit, 0 as credit, entry_number from journal_lines
      union all
      select shop_id, credit as account, 0 as debit, amount as credit, entry_number from journal_lines
    ) as sides group by shop_id, account`.execute(db);
}

async function accountDays(db: AnyDatabase) {
  const event = sql`coalesce(undone.event, e.event)`;
  const entries = sql`from journal_lines l
    join journal_entries e on e.shop_id = l.shop_id and e.number = l.entry_number
    left join journal_entries undone on undone.shop_id = e.shop_id and undone.number = e.reverses`;
  await sql`insert into account_days (shop_id, account, date, event, debit, credit, entries)
    select shop_id, account, date, event, sum(debit), sum(credit), count(distinct entry_number) from (
      select l.shop_id, l.debit as account, l.date, ${event} as event, l.amount as debit, 0 as credit, l.entry_number
      ${entries}
      union all
      select l.shop_id, l.credit as account, l.date, ${event} as event, 0 as debit, l.amount as credit, l.entry_number
      ${entries}
      union all
      select l.shop_id, '*' as account, l.date, ${event} as event,
        case when l.debit like 'cost:%' or l.credit like 'cost:%' then 0 else l.amount end as debit, 0 as credit,
        l.entry_number ${entries}
    ) as sides group by shop_id, account, date, event`.execute(db);
}

/**
 * Fills the search text of units. The engines disagree on lower case in some alphabets, so it is built here.
 */
async function phones(db: AnyDatabase) {
  for (let after = ''; ; ) {
    const units: Record<string, string | null>[] = await db
      .selectFrom('units')
      .select(['shop_id', 'id', 'imei1', 'imei2', 'company_name', 'model_name', 'ram_memory', 'color'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(5_000)
      .execute();
    for (const { shop_id, id, imei1, imei2, company_name, model_name, ram_memory, color } of units) {
      const text = [imei1, imei2, company_name, model_name, ram_memory, color].filter(Boolean).join(' ');
      await db
        .updateTable('units')
        .set({ search_text: text.toLowerCase().slice(0, 300) })
        .where('shop_id', '=', shop_id)
        .where('id', '=', id)
        .execute();
    }
    const last = units.at(-1)?.id;
    if (!last) return;
    after = last;
  }
}

/** Marks earlier approved checks as cleared. */
async function eGadgets(db: AnyDatabase) {
  await sql`update purchases set egadget_status = 'cleared' where is_approved_from_egadgets = 1`.execute(db);
}

async function figuresOfSales(db: AnyDatabase) {
  await sql`update sales set phones_count =
    (select count(*) from sale_units where sale_units.shop_id = sales.shop_id and sale_units.sale_id = sales.id),
    cost_total =
    coalesce((select sum(cost) from sale_units where sale_units.shop_id = sales.shop_id and sale_units.sale_id = sales.id), 0)
    + coalesce((select sum(cost) from sale_accessories
        where sale_accessories.shop_id = sales.shop_id and sale_accessories.sale_id = sales.id), 0)`.execute(
    db,
  );
}

/** Fills the search text of sales, built here like that of units. */
async function goodsOfSales(db: AnyDatabase) {
  for (let after = ''; ; ) {
    const sales: { shop_id: string; id: string }[] = await db
      .selectFrom('sales')
      .select(['shop_id', 'id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(1_000)
      .execute();
    const last = sales.at(-1)?.id;
    if (!last) return;
    const ids = sales.map(({ id }) => id);
    const units = await db
      .selectFrom('sale_units')
      .innerJoin('units', (join) =>
        join.onRef('units.shop_id', '=', 'sale_units.shop_id').onRef('units.id', '=', 'sale_units.unit_id'),
      )
      .select(['sale_units.sale_id', 'company_name', 'model_name', 'ram_memory', 'color'])
      .select(['units.imei1', 'units.imei2'])
      .where('sale_units.sale_id', 'in', ids)
      .orderBy('position')
      .execute();
    const accessories = await db
      .selectFrom('sale_accessories')
      .select(['sale_id', 'name'])
      .where('sale_id', 'in', ids)
      .orderBy('position')
      .execute();
    const unitsOf = Map.groupBy(units, (unit) => unit.sale_id);
    const accessoriesOf = Map.groupBy(accessories, (row) => row.sale_id);
    for (const { shop_id, id } of sales) {
      const sold = unitsOf.get(id) ?? [];
      const words = [
        ...sold.map((unit) =>
          [unit.company_name, unit.model_name, unit.ram_memory, unit.color].filter(Boolean).join(' '),
        ),
        ...(accessoriesOf.get(id) ?? []).map((row) => row.name),
        ...sold.flatMap((unit) => [unit.imei1, unit.imei2]),
      ];
      const text = [...new Set(words.filter(Boolean))].join(' ').toLowerCase();
      await db
        .updateTable('sales')
        .set({ search_text: text })
        .where('shop_id', '=', shop_id)
        .where('id', '=', id)
        .execute();
    }
    after = last;
  }
}

/** Turns movements that came from a purchase into documents, each with the id of its entry. */
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

/** Turns unpaid amounts into bills. Payments settle them, oldest due first, then repay advances. */
async function bills(db: AnyDatabase) {
  const columns = sql.raw(
    'shop_id, id, person_id, side, document_type, date, due_date, amount, paid, created_at',
  );
  const left = sql.raw('date, coalesce(due_date, date), payable_later, 0, created_at');
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'payable', 'purchase', ${left} from purchases where payable_later > 0`.execute(
    db,
  );
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'receivable', 'sale', ${left} from sales where payable_later > 0`.execute(
    db,
  );
  await sql`insert into bills (${columns})
    select shop_id, id, person_id, 'payable', 'accessory-purchase', ${left}
    from accessory_purchases where payable_later > 0`.execute(db);
  await sql`insert into party_credits (shop_id, id, person_id, side, source, date, amount, allocated, created_at)
    select shop_id, id, person_id, case when direction = 'in' then 'receivable' else 'payable' end, 'payment', date,
      amount, 0, created_at from party_payments`.execute(db);
  const credits = await due(db, 'party_credits', 'date, id');
  const owed = await due(db, 'bills', 'due_date, id');
  for (const [party, own] of credits) {
    const ofSide = (rows: Due[] | undefined, side: string) => (rows ?? []).filter((row) => row.side === side);
    for (const side of ['receivable', 'payable'])
      await settle(db, ofSide(own, side), ofSide(owed.get(party), side), 'bill');
    await settle(db, ofSide(own, 'payable'), ofSide(own, 'receivable'), 'credit');
  }
  for (const bill of [...owed.values()].flat())
    if (bill.rest < bill.amount) await changed(db, 'bills', bill, { paid: bill.amount - bill.rest });
  for (const credit of [...credits.values()].flat())
    if (credit.rest < credit.amount)
      await changed(db, 'party_credits', credit, { allocated: credit.amount - credit.rest });
}

/** The rows of each party, in that order, nothing of them settled yet. */
async function due(
  db: AnyDatabase,
  table: 'bills' | 'party_credits',
  order: string,
): Promise<Map<string, Due[]>> {
  const rows = await db
    .selectFrom(table)
    .select(['shop_id', 'id', 'person_id', 'side', 'amount'])
    .orderBy(sql.raw(order))
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, rest: row.amount }) as Due),
    ({ shop_id, person_id }) => `${shop_id} ${person_id}`,
  );
}

async function settle(db: AnyDatabase, credits: Due[], targets: Due[], kind: 'bill' | 'credit') {
  const open = targets.filter((target) => target.rest > 0);
  for (const credit of credits) {
    for (let target = open[0]; target && credit.rest > 0; target = open[0]) {
      const amount = Math.min(target.rest, credit.rest);
      target.rest -= amount;
      credit.rest -= amount;
      if (target.rest === 0) open.shift();
      const { shop_id, id: credit_id } = credit;
      await db
        .insertInto('allocations')
        .values({ shop_id, credit_id, target: kind, target_id: target.id, amount })
        .execute();
    }
  }
}

async function changed(db: AnyDatabase, table: string, { shop_id, id }: Due, values: object) {
  await db.updateTable(table).set(values).where('shop_id', '=', shop_id).where('id', '=', id).execute();
}

/** A party without an identity card of its own gets the one that its last slip names. */
async function identityCards(db: AnyDatabase) {
  await sql`update persons set cnic = (select cnic from purchases
      where purchases.shop_id = persons.shop_id and purchases.person_id = persons.id and purchases.cnic is not null
      order by date desc, id desc limit 1)
    where cnic is null`.execute(db);
}

/** Fills the totals of each party. */
async function partyTotals(db: AnyDatabase) {
  await sql`insert into party_totals
      (shop_id, person_id, name_key, bought, sold, visits, balance, last_activity, next_due)
    select p.shop_id, p.id, p.name, coalesce(t.bought, 0), coalesce(t.sold, 0), coalesce(v.visits, 0),
      coalesce(b.debit - b.credit, 0), v.last_activity, d.next_due
    from persons p
    left join (select e.shop_id, e.person_id,
        sum(case when l.debit like 'stock:%' and l.credit not like 'cost:%' then l.amount
          when l.credit like 'stock:%' and l.debit not like 'cost:%' then -l.amount else 0 end) as bought,
        sum(case when l.credit like 'income:%' then l.amount
          when l.debit like 'income:%' then -l.amount else 0 end) as sold
      from journal_entries e join journal_lines l on l.shop_id = e.shop_id and l.entry_number = e.number
      where e.person_id is not null group by e.shop_id, e.person_id) t on t.shop_id = p.shop_id and t.person_id = p.id
    left join (select shop_id, person_id, max(date) as last_activity,
        sum(case when event in ('purchase', 'sale', 'accessory-purchase') then 1 else 0 end) as visits
      from journal_entries where person_id is not null group by shop_id, person_id) v
      on v.shop_id = p.shop_id and v.person_id = p.id
    left join account_balances b on b.shop_id = p.shop_id and b.account = 'party:' || p.id
    left join (select shop_id, person_id, min(due_date) as next_due from bills where paid < amount
      group by shop_id, person_id) d on d.shop_id = p.shop_id and d.person_id = p.id`.execute(db);
  // The engines do not agree on the small letters of all alphabets.
  const names: { shop_id: string; id: string; name: string }[] = await db
    .selectFrom('persons')
    .select(['shop_id', 'id', 'name'])
    .execute();
  for (const { shop_id, id, name } of names) {
    if (name === name.toLowerCase()) continue;
    await db
      .updateTable('party_totals')
      .set({ name_key: name.toLowerCase() })
      .where('shop_id', '=', shop_id)
      .where('person_id', '=', id)
      .execute();
  }
}
