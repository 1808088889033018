import { addDays, type Dashboard, type Day, type MinorUnits, sum } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { activeCount } from '../../base/lists/activeCount.ts';
import { accountBalance } from '../../books/balances.ts';
import { closedUpTo } from '../../books/days/dayClosings.ts';
import { partyBalances } from '../../books/partySides.ts';
import { isNotLookedUp } from '../../stock/phones/phoneFilters.ts';
import { isOpen } from '../../trade/warranty/claimEnded.ts';
import { dayEntries } from '../dayBook/dayEntries.ts';
import { daySections } from '../dayBook/daySections.ts';
import { earnedByDay } from './profitSums.ts';

const SERIES_DAYS = 30;
const TOP = 5;

/** The ranges of days in stock that the list of phones offers as well. */
const AGES = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const;

/** Today's figures at a glance; today's rows alone are read for them. */
export async function dashboard(shop: ShopReader): Promise<Dashboard> {
  const { sections, totals } = await daySections(shop, await dayEntries(shop, shop.today));
  const parties = await partyBalances(shop);
  const held = await heldPhones(shop);
  const since = addDays(shop.today, 1 - SERIES_DAYS);
  return {
    date: shop.today,
    sales: { count: await standingToday(shop, 'sales'), amount: totals.sales },
    purchases: { count: await standingToday(shop, 'purchases'), amount: totals.purchases },
    profit: totals.profit,
    expenses: { count: sections.expenses.count, amount: sections.expenses.amount },
    pocketCash: await accountBalance(shop, 'cash:pocket'),
    banks: await inBanks(shop),
    receivable: parties.owed.amount,
    payable: parties.owing.amount,
    stock: await stockNow(shop, held),
    unclosedDay: await unclosedDay(shop),
    series: await series(shop, since),
    topModels: await topModels(shop, since),
    due: await due(shop),
    oldStock: oldStock(shop, held),
    unchecked: await unchecked(shop, held),
    openClaims: await openClaims(shop),
  };
}

/** Number of today's documents that are neither void nor wholly returned. */
async function standingToday(shop: ShopReader, table: 'sales' | 'purchases'): Promise<number> {
  const { count } = await shop
    .selectFrom(table)
    .select(activeCount(`${table}.status`).as('count'))
    .where('date', '=', shop.today)
    .executeTakeFirstOrThrow();
  return count;
}

async function inBanks(shop: ShopReader): Promise<MinorUnits> {
  const banks = await shop
    .selectFrom('account_balances')
    .select(['debit', 'credit'])
    .where('account', '>=', 'bank:')
    .where('account', '<', 'bank;')
    .execute();
  return sum(banks.map(({ debit, credit }) => debit - credit));
}

/** The phones in the shop's hands, by state, condition and range of age, and what of them wants looking at: read in one go. */
async function heldPhones(shop: ShopReader) {
  const isOld = sql`acquired_on <= ${addDays(shop.today, -shop.session.shop.oldStockDays)}`;
  // The first day of each range.
  const [young, middle, old] = AGES.slice(0, -1).map(({ to }) => addDays(shop.today, -(to ?? 0)));
  const age = sql`case when acquired_on >= ${young} then 0 when acquired_on >= ${middle} then 1 when acquired_on >= ${old} then 2 else 3 end`;
  return shop
    .selectFrom('units')
    .select((row) => [
      'state',
      'condition',
      sql<number>`${age}`.as('age'),
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('cost').as('cost'),
      sql<number>`sum(case when ${isOld} then 1 else 0 end)`.as('old'),
      sql<number>`sum(case when ${isOld} then cost else 0 end)`.as('old_cost'),
      sql<number>`sum(case when specifications is null then 1 else 0 end)`.as('unspecified'),
    ])
    .where('state', 'in', ['in-stock', 'dispatched'])
    .groupBy(['state', 'condition', sql.ref('age')])
    .execute();
}

type Held = Awaited<ReturnType<typeof heldPhones>>;

async function stockNow(shop: ShopReader, held: Held): Promise<Dashboard['stock']> {
  const of = (condition: string, what: 'count' | 'cost') =>
    sum(held.filter((row) => row.condition === condition).map((row) => row[what]));
  const sees = seesCost(shop.session);
  const [newCost, usedCost] = [of('New', 'cost'), of('Used', 'cost')];
  return {
    new: of('New', 'count'),
    used: of('Used', 'count'),
    value: sees ? newCost + usedCost : null,
    newValue: sees ? newCost : null,
    usedValue: sees ? usedCost : null,
    accessories: sees ? await accountBalance(shop, 'stock:accessories') : null,
    ages: AGES.map((range, index) => {
      const rows = held.filter(({ age }) => age === index);
      return {
        ...range,
        count: sum(rows.map(({ count }) => count)),
        value: sees ? sum(rows.map(({ cost }) => cost)) : null,
      };
    }),
  };
}

/** The latest day before today with entries that nobody closed, in a shop that closes its days. */
async function unclosedDay(shop: ShopReader): Promise<Day | null> {
  const closed = await closedUpTo(shop);
  if (closed === undefined) return null;
  const { date } = await shop
    .selectFrom('journal_lines')
    .select((row) => row.fn.max<Day | null>('date').as('date'))
    .where('date', '<', shop.today)
    .where('date', '>', closed)
    .executeTakeFirstOrThrow();
  return date;
}

function oldStock(shop: ShopReader, held: Held): Dashboard['oldStock'] {
  const onShelf = held.filter((row) => row.state === 'in-stock');
  return {
    days: shop.session.shop.oldStockDays,
    count: sum(onShelf.map((row) => row.old)),
    value: seesCost(shop.session) ? sum(onShelf.map((row) => row.old_cost)) : null,
  };
}

async function unchecked(shop: ShopReader, held: Held): Promise<Dashboard['unchecked']> {
  const eGadget = await shop
    .selectFrom('units')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('units.state', '=', 'in-stock')
    .where(isNotLookedUp)
    .executeTakeFirstOrThrow();
  const onShelf = held.filter((row) => row.state === 'in-stock');
  return { eGadget: eGadget.count, pta: sum(onShelf.map((row) => row.unspecified)) };
}

async function openClaims(shop: ShopReader): Promise<number> {
  const { count } = await shop
    .selectFrom('warranty_claims')
    .innerJoin('units', 'units.id', 'warranty_claims.unit_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

async function series(shop: ShopReader, since: Day): Promise<Dashboard['series']> {
  const earned = await earnedByDay(shop, { from: since, to: shop.today });
  const sees = seesCost(shop.session);
  return Array.from({ length: SERIES_DAYS }, (_, index) => {
    const date = addDays(since, index);
    const day = [...(earned.get(date) ?? [])];
    const of = (kind: string) =>
      sum(day.filter(([account]) => account.startsWith(kind)).map(([, amount]) => amount));
    const sales = of('income:');
    return { date, sales, profit: sees ? sales + of('cost:') : null };
  });
}

/** As many as both engines take in one query. */
const CHUNK = 2_000;

async function topModels(shop: ShopReader, since: Day): Promise<Dashboard['topModels']> {
  // The sales first: asked in one go, SQLite would rather read every phone that was ever sold.
  const sales = await shop.selectFrom('sales').select('id').where('date', '>=', since).execute();
  const sold = new Map<
    string,
    { companyName: string; modelName: string; count: number; amount: MinorUnits }
  >();
  for (let start = 0; start < sales.length; start += CHUNK) {
    const units = await shop
      .selectFrom('sale_units')
      .innerJoin('units', 'units.id', 'sale_units.unit_id')
      .select(['units.company_name', 'units.model_name', 'sale_units.price', 'sale_units.is_live'])
      .where(
        'sale_units.sale_id',
        'in',
        sales.slice(start, start + CHUNK).map(({ id }) => id),
      )
      .execute();
    for (const { company_name, model_name, price, is_live } of units) {
      if (is_live === 0) continue;
      const key = JSON.stringify([company_name, model_name]);
      const model = sold.get(key) ?? {
        companyName: company_name,
        modelName: model_name,
        count: 0,
        amount: 0,
      };
      model.count += 1;
      model.amount += price;
      sold.set(key, model);
    }
  }
  return [...sold]
    .sort(
      ([nameOne, one], [nameOther, other]) =>
        other.count - one.count || other.amount - one.amount || (nameOne < nameOther ? -1 : 1),
    )
    .slice(0, TOP)
    .map(([, model]) => model);
}

/** Open bills that are due today, and those that were due before. */
async function due(shop: ShopReader): Promise<Dashboard['due']> {
  const open = async (side: 'receivable' | 'payable', isToday: boolean) => {
    const { count, amount, paid } = await shop
      .selectFrom('bills')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('amount'),
        row.fn.coalesce(row.fn.sum<number>('paid'), row.lit(0)).as('paid'),
      ])
      .where('side', '=', side)
      .whereRef('paid', '<', 'amount')
      .where('due_date', isToday ? '=' : '<', shop.today)
      .executeTakeFirstOrThrow();
    return { count, amount: amount - paid };
  };
  return {
    today: { receivable: await open('receivable', true), payable: await open('payable', true) },
    overdue: { receivable: await open('receivable', false), payable: await open('payable', false) },
  };
}
