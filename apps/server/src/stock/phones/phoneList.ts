import type { Phone, Picture } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { coverPictures } from '../../base/files/pictures.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { matchingPhones, type PhoneQuery } from './phoneFilters.ts';
import { type PhoneRow, phoneOf, selectPhones } from './phones.ts';

/** A cursor belongs to one order, and does not continue another. */
function cursorKey({ name, isAmount }: Sort) {
  const value = isAmount
    ? z.int()
    : z
        .string()
        .max(600)
        .regex(/^[^\0]*$/);
  return z.tuple([z.literal(name), value, z.uuid()]);
}

/**
 * A page of phones with the totals of the whole filtered set. Both read one index; only the page's rows are
 * looked up. @throws Forbidden when the order would reveal costs
 */
export async function phones(shop: ShopReader, query: PhoneQuery) {
  const isMatch = await matchingPhones(shop, query);
  if (query.q) {
    const { rows, totals } = await pageByWords(shop, query, isMatch);
    return { ...(await pageOfPhones(shop, query, rows)), ...said(shop, totals) };
  }
  const page = await phonePage(shop, query, isMatch);
  const totals = await shop.selectFrom('units').select(TOTALS).where(isMatch).executeTakeFirstOrThrow();
  return { ...page, ...said(shop, totals) };
}

/** Totals of a set of phones. */
const TOTALS = [
  sql<number>`count(*)`.as('count'),
  sql<number>`coalesce(sum(cost), 0)`.as('cost'),
  sql<number>`coalesce(sum(demand_price), 0)`.as('demand'),
  sql<number>`coalesce(sum(final_price), 0)`.as('final'),
] as const;

type Totals = Record<'count' | 'cost' | 'demand' | 'final', number>;

function said(shop: ShopReader, totals: Totals) {
  return {
    total: totals.count,
    totals: {
      purchasePrice: seesCost(shop.session) ? totals.cost : null,
      demandPrice: totals.demand,
      finalPrice: totals.final,
    },
  };
}

type IsMatch = Awaited<ReturnType<typeof matchingPhones>>;

/** The phones of a page alone. @throws Forbidden when what phones cost would show in their order. */
export async function phonePage(shop: ShopReader, query: PhoneQuery, matching?: IsMatch) {
  return pageOfPhones(shop, query, await pageOfIds(shop, query, matching));
}

/** A phone's id and its position in the order. */
interface Place {
  id: string;
  key: string | number;
}

async function pageOfPhones(shop: ShopReader, query: PhoneQuery, rows: readonly Place[]) {
  const { name } = sortOf(query);
  const { page, nextCursor } = pageOf(rows, query.limit, ({ key, id }) => [name, key, id]);
  const ids = page.map(({ id }) => id);
  return { data: await phonesById(shop, ids), nextCursor };
}

async function pageOfIds(shop: ShopReader, query: PhoneQuery, matching?: IsMatch): Promise<Place[]> {
  const { key, direction, after } = placing(shop, query);
  let select = shop
    .selectFrom('units')
    .select(['units.id', key.as('key')])
    .where(matching ?? (await matchingPhones(shop, query)))
    .orderBy(key, direction)
    .orderBy('units.id', direction)
    .limit(query.limit + 1);
  if (after) select = select.where(isBeyond(key, sql.ref('units.id'), direction, after));
  return select.execute();
}

/** Words are looked for in the text of every phone: once, for the page and for the totals. */
async function pageByWords(shop: ShopReader, query: PhoneQuery, isMatch: IsMatch) {
  const { key, direction, after } = placing(shop, query);
  const rows = await shop
    .with(
      (name) => name('matches').materialized(),
      (db) =>
        db
          .selectFrom('units')
          .select(['units.id', key.as('key'), 'cost', 'demand_price', 'final_price'])
          .where(isMatch),
    )
    .selectFrom((db) => db.selectFrom('matches').select(TOTALS).as('all'))
    .leftJoin(
      (db) => {
        const page = db
          .selectFrom('matches')
          .select(['id', 'key'])
          .orderBy('key', direction)
          .orderBy('id', direction)
          .limit(query.limit + 1);
        return (after ? page.where(isBeyond(sql.ref('key'), sql.ref('id'), direction, after)) : page).as(
          'page',
        );
      },
      (join) => join.onTrue(),
    )
    .select(['all.count', 'all.cost', 'all.demand', 'all.final', 'page.id', 'page.key'])
    .orderBy('page.key', direction)
    .orderBy('page.id', direction)
    .execute();
  const [totals] = rows;
  if (!totals) throw new Error('A sum of phones has a row, whatever they are');
  // Without a phone on the page there is the row of the totals alone.
  return {
    totals,
    rows: rows.flatMap(({ id, key: place }) => (id && place !== null ? { id, key: place } : [])),
  };
}

/** Sort order of a list, and the phone after which its page begins. */
function placing(shop: ShopReader, query: PhoneQuery) {
  if (query.sort === 'purchasePrice' && !seesCost(shop.session)) throw new Forbidden('cost-not-seen');
  const sort = sortOf(query);
  return { ...sort, after: keyOf(query.cursor, cursorKey(sort)) };
}

function isBeyond(
  key: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  direction: Sort['direction'],
  [, value, last]: readonly [string, string | number, string],
): RawBuilder<boolean> {
  return direction === 'asc'
    ? sql`(${key}, ${id}) > (${value}, ${last})`
    : sql`(${key}, ${id}) < (${value}, ${last})`;
}

interface Sort {
  name: string;
  key: RawBuilder<string | number>;
  isAmount: boolean;
  direction: 'asc' | 'desc';
}

function sortOf({ sort, order, q }: PhoneQuery): Sort {
  const name = order ? `${sort} ${order}` : sort;
  const by = (key: RawBuilder<string | number>, direction: Sort['direction'] = order ?? 'desc'): Sort => ({
    name,
    key,
    isAmount: sort.endsWith('Price'),
    direction,
  });
  switch (sort) {
    case 'acquiredOn':
      return by(arrival(q));
    case 'daysInStock':
      // The phone with the longest stay arrived first, so the order is reversed.
      return by(arrival(q), order === 'asc' ? 'desc' : 'asc');
    case 'demandPrice':
      return by(sql<number>`coalesce(units.demand_price, 0)`);
    case 'finalPrice':
      return by(sql<number>`coalesce(units.final_price, 0)`);
    case 'purchasePrice':
      return by(sql<number>`units.cost`);
    case 'companyName':
      return by(sql<string>`lower(units.company_name || ' ' || units.model_name)`, order ?? 'asc');
  }
}

/**
 * Sort expression for arrival. For searches it is not a plain column, since the planner would otherwise
 * follow the index by day through the whole stock.
 */
function arrival(q: string | undefined): RawBuilder<string> {
  return q ? sql<string>`coalesce(units.acquired_on, '')` : sql<string>`units.acquired_on`;
}

/** Phones as a list shows them, in the order of the ids. */
async function phonesById(
  shop: ShopReader,
  ids: readonly string[],
): Promise<(Phone & { cover: Picture | null })[]> {
  if (ids.length === 0) return [];
  const rows = await selectPhones(shop).where('units.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const covers = await coversOf(shop, rows);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...phoneOf(shop, row), cover: covers.get(id) ?? null }] : [];
  });
}

/** The picture that each phone is known by: its own, else one of the slip that it alone was bought on. */
async function coversOf(shop: ShopReader, rows: readonly PhoneRow[]): Promise<Map<string, Picture>> {
  const covers = await coverPictures(
    shop,
    'unit',
    rows.map(({ id }) => id),
  );
  const bought = rows.filter(
    ({ id, source, purchase_id }) => !covers.has(id) && source === 'single' && purchase_id,
  );
  const ofSlips = await coverPictures(
    shop,
    'purchase',
    bought.map(({ purchase_id }) => purchase_id ?? ''),
  );
  for (const { id, purchase_id } of bought) {
    const cover = ofSlips.get(purchase_id ?? '');
    if (cover) covers.set(id, cover);
  }
  return covers;
}
