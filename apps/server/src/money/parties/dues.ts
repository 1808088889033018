import {
  AGES,
  type Age,
  type DueRow,
  type Dues,
  type DueTotals,
  daysOverdue,
  dueDaysOf,
  type partyContract,
  SIDES,
  type Side,
  sum,
} from '@handset/domain';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { advanceTotals } from './advances.ts';
import { matchingPersons, type PersonCondition } from './matchingPersons.ts';
import { personOf } from './parties.ts';

type DuesQuery = z.output<typeof partyContract.dues.query>;

/** Filter for open bills. Its days are due dates. */
export interface BillFilter {
  side?: Side | undefined;
  personId?: string | undefined;
  persons?: PersonCondition | undefined;
  from?: string | undefined;
  to?: string | undefined;
  overdue?: 'true' | 'false' | undefined;
}

type Bills = ExpressionBuilder<ShopTables, 'bills'>;

/** The sort value in a cursor: an amount, or text. */
function cursorKey(sort: DuesQuery['sort']) {
  return z.tuple([sort === 'outstanding' ? z.int() : z.string(), z.string(), z.enum(SIDES)]);
}

/** A page of parties with open bills, and the totals of all matches by age. */
export async function dues(shop: ShopReader, query: DuesQuery): Promise<Dues> {
  const filter = { ...query, persons: query.q ? await matchingPersons(shop, query.q) : undefined };
  const { page, nextCursor } = await pageOfDues(shop, query, filter);
  const totals = await dueTotals(shop, filter);
  return {
    data: await rowsOf(shop, page, { ...filter, persons: undefined }),
    nextCursor,
    total: totals.receivable.persons + totals.payable.persons,
    totals,
  };
}

/** Finds the page by its keys alone, so that only its parties' bills are added up. */
async function pageOfDues(shop: ShopReader, query: DuesQuery, filter: BillFilter) {
  const { sort, limit, cursor } = query;
  const order = query.order ?? (sort === 'outstanding' ? 'desc' : 'asc');
  const after = keyOf(cursor, cursorKey(sort));
  const keys = keysOf(shop, sort, filter);
  const place = sql`(due.key, due.person_id, due.side)`;
  let page = shop
    .selectFrom(keys.as('due'))
    .selectAll('due')
    .orderBy('due.key', order)
    .orderBy('due.person_id', order)
    .orderBy('due.side', order)
    .limit(limit + 1);
  if (after) {
    const [value, person, side] = after;
    page = page.where(
      order === 'asc'
        ? sql<boolean>`${place} > (${value}, ${person}, ${side})`
        : sql<boolean>`${place} < (${value}, ${person}, ${side})`,
    );
  }
  return pageOf(await page.execute(), limit, (row) => [row.key, row.person_id, row.side]);
}

/** Every party and side with matching open bills, with its sort value. */
function keysOf(shop: ShopReader, sort: DuesQuery['sort'], filter: BillFilter) {
  const bills = shop.selectFrom('bills').where(open(shop, filter));
  if (sort !== 'name') {
    const key =
      sort === 'due' ? sql<string | number>`min(due_date)` : sql<string | number>`sum(amount - paid)`;
    return bills.select(['person_id', 'side', key.as('key')]).groupBy(['person_id', 'side']);
  }
  return shop
    .selectFrom(bills.select(['person_id', 'side']).distinct().as('owing'))
    .innerJoin('party_totals', 'party_totals.person_id', 'owing.person_id')
    .select(['owing.person_id', 'owing.side', sql<string | number>`party_totals.name_key`.as('key')]);
}

/** Totals of the bills per party and side, in the order of the page. */
async function rowsOf(
  shop: ShopReader,
  page: readonly { person_id: string; side: Side }[],
  filter: BillFilter,
): Promise<DueRow[]> {
  if (page.length === 0) return [];
  const rows = await shop
    .selectFrom('bills')
    .innerJoin('persons', 'persons.id', 'bills.person_id')
    .select((row) => [
      'persons.id',
      'persons.name',
      'persons.number',
      'persons.reference',
      'bills.side',
      row.fn.countAll<number>().as('bills'),
      row.fn.sum<number>('amount').as('total'),
      row.fn.sum<number>('paid').as('paid'),
      sql<number>`sum(case when due_date < ${shop.today} then amount - paid else 0 end)`.as('overdue'),
      row.fn.min<string>('due_date').as('first_due'),
    ])
    .where(open(shop, filter))
    .where(
      'bills.person_id',
      'in',
      page.map((row) => row.person_id),
    )
    .groupBy(['persons.id', 'persons.name', 'persons.number', 'persons.reference', 'bills.side'])
    .execute();
  const byParty = new Map(rows.map((row) => [`${row.id} ${row.side}`, row]));
  return page.flatMap(({ person_id, side }) => {
    const row = byParty.get(`${person_id} ${side}`);
    if (!row) return [];
    return {
      person: personOf(row),
      side,
      bills: row.bills,
      total: row.total,
      paid: row.paid,
      outstanding: row.total - row.paid,
      overdue: row.overdue,
      nearestDue: row.first_due,
      daysOverdue: daysOverdue(row.first_due, shop.today),
    };
  });
}

/** Totals of the matching open bills on each side by age, with advances apart. */
export async function dueTotals(
  shop: ShopReader,
  filter: BillFilter,
): Promise<{ receivable: DueTotals; payable: DueTotals }> {
  const bills = shop.selectFrom('bills').where(open(shop, filter));
  const isToday = sql<number>`case when due_date = ${shop.today} then 1 else 0 end`;
  const rows = await bills
    .select((row) => [
      'side',
      ageAt(shop.today).as('age'),
      isToday.as('is_today'),
      row.fn.countAll<number>().as('bills'),
      row.fn.sum<number>('amount').as('total'),
      row.fn.sum<number>('paid').as('paid'),
    ])
    .groupBy(['side', 'age', 'is_today'])
    .execute();
  const persons = await shop
    .selectFrom(bills.select(['person_id', 'side']).distinct().as('owing'))
    .select((row) => ['owing.side', row.fn.countAll<number>().as('count')])
    .groupBy('owing.side')
    .execute();
  const ahead = await advanceTotals(shop, filter);
  const of = (side: Side): DueTotals => {
    const own = rows.filter((row) => row.side === side);
    const rest = (matches: (row: (typeof own)[number]) => boolean) =>
      sum(own.filter(matches).map((row) => row.total - row.paid));
    const aged = Object.fromEntries(AGES.map((age) => [age, rest((row) => row.age === age)]));
    return {
      persons: persons.find((row) => row.side === side)?.count ?? 0,
      bills: sum(own.map((row) => row.bills)),
      total: sum(own.map((row) => row.total)),
      paid: sum(own.map((row) => row.paid)),
      outstanding: rest(() => true),
      overdue: rest((row) => row.age !== 'notDue' && row.is_today === 0),
      ageing: aged as DueTotals['ageing'],
      advances: ahead[side].amount,
    };
  };
  return { receivable: of('receivable'), payable: of('payable') };
}

/** The age of a bill, as `ageOf` tells it. */
function ageAt(today: string): RawBuilder<Age> {
  const cases = AGES.map((age) => {
    const { from = '', to = '9999-12-31' } = dueDaysOf(age, today);
    return sql`when due_date between ${from} and ${to} then ${sql.lit(age)}`;
  });
  return sql<Age>`case ${sql.join(cases, sql` `)} end`;
}

function open(shop: ShopReader, { side, personId, persons, from, to, overdue }: BillFilter) {
  return (row: Bills): Expression<SqlBool> =>
    row.and([
      row('paid', '<', row.ref('amount')),
      ...(side ? [row('side', '=', side)] : []),
      ...(personId ? [row('person_id', '=', personId)] : []),
      ...(from ? [row('due_date', '>=', from)] : []),
      ...(to ? [row('due_date', '<=', to)] : []),
      ...(overdue === 'true' ? [row('due_date', '<', shop.today)] : []),
      ...(overdue === 'false' ? [row('due_date', '>=', shop.today)] : []),
      ...(persons
        ? [row('person_id', 'in', shop.selectFrom('persons').select('persons.id').where(persons))]
        : []),
    ]);
}
