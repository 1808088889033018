import {
  AGES,
  type Dues,
  type DueTotals,
  daysOverdue,
  dueDaysOf,
  SIDES,
  type Side,
  toRupees,
} from '@handset/domain';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { keyOf, listQuery, pageOf } from '../lists/listQuery.ts';
import { advanceTotals } from './advances.ts';
import { matchingPersons, type PersonCondition } from './matchingPersons.ts';

/** What the list can be sorted by; party and side settle what is alike. */
const SORTS = ['due', 'outstanding', 'name'] as const;

/** The query of payables and receivables: the filters choose among the open bills, each party's of a side make a row. */
export const duesQuery = listQuery.extend({
  side: z.enum(SIDES).optional(),
  personId: z.uuid().optional(),
  /** Only what should be paid by now, or what is not due yet. */
  overdue: z.enum(['true', 'false']).optional(),
  sort: z.enum(SORTS).default('due'),
  /** @default rising for names and due days, falling for amounts */
  order: z.enum(['asc', 'desc']).optional(),
});
export type DuesQuery = z.output<typeof duesQuery>;

/** Which open bills are meant; days are those on which they are due. */
export interface BillFilter {
  side?: Side | undefined;
  personId?: string | undefined;
  persons?: PersonCondition | undefined;
  from?: string | undefined;
  to?: string | undefined;
  overdue?: 'true' | 'false' | undefined;
}

type Bills = ExpressionBuilder<ShopTables, 'bills'>;

const cursorKey = z.tuple([z.union([z.string(), z.number()]), z.string(), z.enum(SIDES)]);

const KEYS: Record<DuesQuery['sort'], RawBuilder<string | number>> = {
  due: sql<string>`due.first_due`,
  outstanding: sql<number>`due.outstanding`,
  name: sql<string>`lower(persons.name)`,
};

/** A page of parties with open bills, and what all that match come to, by age. */
export async function dues(shop: ShopReader, query: DuesQuery): Promise<Dues> {
  const filter = { ...query, persons: query.q ? await matchingPersons(shop, query.q) : undefined };
  const { page, nextCursor } = await pageOfDues(shop, query, filter);
  const totals = await dueTotals(shop, filter);
  return {
    data: page.map((row) => ({
      person: { _id: row.person_id, name: row.name, number: row.number, reference: row.reference },
      side: row.side,
      bills: row.bills,
      total: toRupees(row.total),
      paid: toRupees(row.paid),
      outstanding: toRupees(row.outstanding),
      overdue: toRupees(row.overdue),
      nearestDue: row.first_due,
      daysOverdue: daysOverdue(row.first_due, shop.today),
    })),
    nextCursor,
    total: totals.receivable.persons + totals.payable.persons,
    totals,
  };
}

async function pageOfDues(shop: ShopReader, query: DuesQuery, filter: BillFilter) {
  const { sort, limit, cursor } = query;
  const order = query.order ?? (sort === 'outstanding' ? 'desc' : 'asc');
  const after = keyOf(cursor, cursorKey);
  const key = KEYS[sort];
  const grouped = shop
    .selectFrom('bills')
    .select((row) => [
      'person_id',
      'side',
      row.fn.countAll<number>().as('bills'),
      row.fn.sum<number>('amount').as('total'),
      row.fn.sum<number>('paid').as('paid'),
      sql<number>`sum(amount - paid)`.as('outstanding'),
      sql<number>`sum(case when due_date < ${shop.today} then amount - paid else 0 end)`.as('overdue'),
      row.fn.min<string>('due_date').as('first_due'),
    ])
    .where(open(shop, filter))
    .groupBy(['person_id', 'side']);
  let page = shop
    .selectFrom(grouped.as('due'))
    .innerJoin('persons', 'persons.id', 'due.person_id')
    .selectAll('due')
    .select(['persons.name', 'persons.number', 'persons.reference', key.as('key')])
    .orderBy(key, order)
    .orderBy('due.person_id', order)
    .orderBy('due.side', order)
    .limit(limit + 1);
  if (after) {
    const [value, person, side] = after;
    page = page.where(
      order === 'asc'
        ? sql<boolean>`(${key}, due.person_id, due.side) > (${value}, ${person}, ${side})`
        : sql<boolean>`(${key}, due.person_id, due.side) < (${value}, ${person}, ${side})`,
    );
  }
  return pageOf(await page.execute(), limit, (row) => [row.key, row.person_id, row.side]);
}

/** What the open bills that match come to on each side, by age, and what was paid ahead, apart. */
export async function dueTotals(
  shop: ShopReader,
  filter: BillFilter,
): Promise<{ receivable: DueTotals; payable: DueTotals }> {
  const rows = await shop
    .selectFrom('bills')
    .select((row) => [
      'side',
      row.fn.count<number>('person_id').distinct().as('persons'),
      row.fn.countAll<number>().as('bills'),
      row.fn.sum<number>('amount').as('total'),
      row.fn.sum<number>('paid').as('paid'),
      sql<number>`sum(case when due_date < ${shop.today} then amount - paid else 0 end)`.as('overdue'),
    ])
    .select(AGES.map((age) => ofAge(age, shop.today).as(age)))
    .where(open(shop, filter))
    .groupBy('side')
    .execute();
  const ahead = await advanceTotals(shop, filter);
  const of = (side: Side): DueTotals => {
    const row = rows.find((found) => found.side === side);
    return {
      persons: row?.persons ?? 0,
      bills: row?.bills ?? 0,
      total: toRupees(row?.total ?? 0),
      paid: toRupees(row?.paid ?? 0),
      outstanding: toRupees((row?.total ?? 0) - (row?.paid ?? 0)),
      overdue: toRupees(row?.overdue ?? 0),
      ageing: {
        notDue: toRupees(row?.notDue ?? 0),
        upTo30: toRupees(row?.upTo30 ?? 0),
        upTo60: toRupees(row?.upTo60 ?? 0),
        upTo90: toRupees(row?.upTo90 ?? 0),
        over90: toRupees(row?.over90 ?? 0),
      },
      advances: toRupees(ahead[side].amount),
    };
  };
  return { receivable: of('receivable'), payable: of('payable') };
}

function ofAge(age: (typeof AGES)[number], today: string): RawBuilder<number> {
  const { from = '', to = '9999-12-31' } = dueDaysOf(age, today);
  return sql<number>`sum(case when due_date between ${from} and ${to} then amount - paid else 0 end)`;
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
