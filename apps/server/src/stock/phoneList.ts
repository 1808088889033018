import { type Phone, type Picture, toRupees } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { coverPictures } from '../files/pictures.ts';
import { Forbidden } from '../http/errors.ts';
import { keyOf, pageOf } from '../lists/listQuery.ts';
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
 * A page of phones with what the whole filtered set comes to. Both are read off one index; only the rows of the page are
 * looked up. @throws Forbidden when what phones cost would show in their order.
 */
export async function phones(shop: ShopReader, query: PhoneQuery) {
  const isMatch = await matchingPhones(shop, query);
  const page = await phonePage(shop, query, isMatch);
  const totals = await shop
    .selectFrom('units')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum<number>('cost'), row.lit(0)).as('cost'),
      row.fn.coalesce(row.fn.sum<number>('demand_price'), row.lit(0)).as('demand'),
      row.fn.coalesce(row.fn.sum<number>('final_price'), row.lit(0)).as('final'),
    ])
    .where(isMatch)
    .executeTakeFirstOrThrow();
  return {
    ...page,
    total: totals.count,
    totals: {
      purchasePrice: seesCost(shop.session) ? toRupees(totals.cost) : null,
      demandPrice: toRupees(totals.demand),
      finalPrice: toRupees(totals.final),
    },
  };
}

type IsMatch = Awaited<ReturnType<typeof matchingPhones>>;

/** The phones of a page alone. @throws Forbidden when what phones cost would show in their order. */
export async function phonePage(shop: ShopReader, query: PhoneQuery, matching?: IsMatch) {
  if (query.sort === 'purchasePrice' && !seesCost(shop.session))
    throw new Forbidden('You may not see what phones cost');
  const sort = sortOf(query);
  const rows = await pageOfIds(shop, query, sort, matching ?? (await matchingPhones(shop, query)));
  const { page, nextCursor } = pageOf(rows, query.limit, ({ key, id }) => [sort.name, key, id]);
  const ids = page.map(({ id }) => id);
  return { data: await phonesById(shop, ids), nextCursor };
}

async function pageOfIds(shop: ShopReader, query: PhoneQuery, sort: Sort, isMatch: IsMatch) {
  const { key, direction } = sort;
  const after = keyOf(query.cursor, cursorKey(sort));
  let select = shop
    .selectFrom('units')
    .select(['units.id', key.as('key')])
    .where(isMatch)
    .orderBy(key, direction)
    .orderBy('units.id', direction)
    .limit(query.limit + 1);
  if (after) {
    const [, value, id] = after;
    select = select.where(
      direction === 'asc'
        ? sql<boolean>`(${key}, units.id) > (${value}, ${id})`
        : sql<boolean>`(${key}, units.id) < (${value}, ${id})`,
    );
  }
  return select.execute();
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
      // Who has been here longest came first.
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

/** With words to look for, the index by day would be followed row by row through the whole stock; an expression is not. */
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
