import type { Parties, partyContract } from '@handset/domain';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { matchingPersons, type PersonCondition } from './matchingPersons.ts';
import { partyRowOf, selectParties } from './partyRow.ts';

type PartiesQuery = z.output<typeof partyContract.list.query>;
type Sort = PartiesQuery['sort'];

type Totals = ExpressionBuilder<ShopTables, 'party_totals'>;

/** The sort value in a cursor: text for some sort orders, a number for others. */
function cursorKey(sort: Sort) {
  const isText = sort === 'name' || sort === 'lastActivity' || sort === 'due';
  return z.tuple([isText ? z.string() : z.int(), z.string()]);
}

/** A page of parties with the totals of all matches. */
export async function parties(shop: ShopReader, query: PartiesQuery): Promise<Parties> {
  if (query.sort === 'bought' && !seesCost(shop.session)) throw new Forbidden('costs-owner-only');
  const persons = query.q ? await matchingPersons(shop, query.q) : undefined;
  const { page, nextCursor } = await pageOfParties(shop, query, persons);
  return { data: await rowsOf(shop, page), nextCursor, ...(await totalsOf(shop, query, persons)) };
}

/** Finds the page by its keys alone, so that only the page is joined and read whole. */
async function pageOfParties(shop: ShopReader, query: PartiesQuery, persons: PersonCondition | undefined) {
  const { sort, limit, cursor } = query;
  const order = query.order ?? (sort === 'name' || sort === 'due' ? 'asc' : 'desc');
  const after = keyOf(cursor, cursorKey(sort));
  const key = keyOfSort(sort, order);
  let found = shop
    .selectFrom('party_totals')
    .select(['person_id as id', key.as('key')])
    .where(standing(shop, query))
    .where(among(shop, persons))
    .orderBy(key, order)
    .orderBy('person_id', order)
    .limit(limit + 1);
  if (after) {
    const [value, id] = after;
    found = found.where(
      order === 'asc'
        ? sql<boolean>`(${key}, person_id) > (${value}, ${id})`
        : sql<boolean>`(${key}, person_id) < (${value}, ${id})`,
    );
  }
  return pageOf(await found.execute(), limit, (row) => [row.key, row.id]);
}

/** Sort key. Missing values, such as no due date, sort last in either direction. */
function keyOfSort(sort: Sort, order: 'asc' | 'desc'): RawBuilder<string | number> {
  switch (sort) {
    case 'name':
      return sql<string>`name_key`;
    case 'lastActivity':
      return sql<string>`coalesce(last_activity, '')`;
    case 'due':
      return order === 'asc'
        ? sql<string>`coalesce(next_due, '9999-12-31')`
        : sql<string>`coalesce(next_due, '')`;
    default:
      return sql<number>`${sql.ref(sort)}`;
  }
}

/** Condition on a party's balance for the list, which is without the walk-in customer. */
function standing(shop: ShopReader, { side, overdue }: PartiesQuery) {
  return (row: Totals): Expression<SqlBool> =>
    row.and([
      row('party_totals.person_id', '!=', shop.session.shop.id),
      ...(side === 'receivable' ? [row('party_totals.balance', '>', 0)] : []),
      ...(side === 'payable' ? [row('party_totals.balance', '<', 0)] : []),
      ...(side === 'settled' ? [row('party_totals.balance', '=', 0)] : []),
      ...(overdue === 'true' ? [row('party_totals.next_due', '<', shop.today)] : []),
      ...(overdue === 'false'
        ? [row.or([row('party_totals.next_due', 'is', null), row('party_totals.next_due', '>=', shop.today)])]
        : []),
    ]);
}

function among(shop: ShopReader, persons: PersonCondition | undefined) {
  return (row: Totals): Expression<SqlBool> =>
    row.and(
      persons
        ? [
            row(
              'party_totals.person_id',
              'in',
              shop.selectFrom('persons').select('persons.id').where(persons),
            ),
          ]
        : [],
    );
}

async function rowsOf(shop: ShopReader, page: readonly { id: string }[]) {
  if (page.length === 0) return [];
  const rows = await selectParties(shop)
    .where(
      'persons.id',
      'in',
      page.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, partyRowOf(shop, row)]));
  return page.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Number of matching parties, and the totals of their debts on both sides. */
async function totalsOf(shop: ShopReader, query: PartiesQuery, persons: PersonCondition | undefined) {
  const positive = sql<number>`sum(case when balance > 0 then balance else 0 end)`;
  const all = await shop
    .selectFrom('party_totals')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(positive, row.lit(0)).as('receivable'),
      row.fn.coalesce(row.fn.sum<number>('balance'), row.lit(0)).as('net'),
    ])
    .where(standing(shop, query))
    .where(among(shop, persons))
    .executeTakeFirstOrThrow();
  return {
    total: all.count,
    totals: {
      receivable: all.receivable,
      payable: all.receivable - all.net,
      net: all.net,
    },
  };
}
