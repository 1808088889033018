import { PARKED_DAYS, type ParkedSale, type ParkedSaleRequest, type TakenSale } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { NotFound } from '../../base/http/errors.ts';

const DAY = 24 * 60 * 60_000;

/** Days for which the notifications tell of a dropped sale. */
const DAYS_OF_NEWS = 7;

/** The moment before which a sale was parked if it has been dropped by now. */
export function droppedBefore({ now }: ShopReader): number {
  return now - PARKED_DAYS * DAY;
}

/** The moment before which nothing is left of a parked sale. */
export function forgottenBefore(shop: ShopReader): number {
  return droppedBefore(shop) - DAYS_OF_NEWS * DAY;
}

/** Sales that wait, the latest first. */
export async function parkedSales(shop: ShopReader): Promise<ParkedSale[]> {
  const rows = await selectWaiting(shop)
    .orderBy('parked_sales.created_at', 'desc')
    .orderBy('parked_sales.id')
    .execute();
  return rows.map(parkedSaleOf);
}

/** Parks a sale, in place of what was parked under its id before. */
export async function parkSale(
  shop: ShopTransaction,
  { _id, name, phones, accessories, draft }: ParkedSaleRequest,
): Promise<ParkedSale> {
  await shop.deleteFrom('parked_sales').where('created_at', '<', forgottenBefore(shop)).execute();
  const sale = {
    name: name ?? null,
    phones,
    accessories,
    draft,
    created_by: shop.session.userId,
    created_at: shop.now,
  };
  await shop
    .insertInto('parked_sales')
    .values({ id: _id, ...sale })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sale))
    .execute();
  const row = await selectWaiting(shop).where('parked_sales.id', '=', _id).executeTakeFirstOrThrow();
  return parkedSaleOf(row);
}

/** Hands a parked sale over to one till. @throws NotFound once another till has it, or it was dropped */
export async function takeParked(shop: ShopTransaction, id: string): Promise<TakenSale> {
  const row = await selectWaiting(shop)
    .select('parked_sales.draft')
    .where('parked_sales.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound('parked-sale-gone');
  await shop.deleteFrom('parked_sales').where('id', '=', id).execute();
  return { ...parkedSaleOf(row), draft: row.draft };
}

function selectWaiting(shop: ShopReader) {
  return shop
    .selectFrom('parked_sales')
    .innerJoin('users', 'users.id', 'parked_sales.created_by')
    .select([
      'parked_sales.id',
      'parked_sales.name',
      'parked_sales.phones',
      'parked_sales.accessories',
      'parked_sales.created_at',
      'users.id as user_id',
      'users.name as parked_by',
    ])
    .where('parked_sales.created_at', '>=', droppedBefore(shop));
}

function parkedSaleOf(
  row: Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number],
): ParkedSale {
  return {
    _id: row.id,
    name: row.name,
    phones: row.phones,
    accessories: row.accessories,
    parkedBy: { _id: row.user_id, name: row.parked_by },
    parkedAt: new Date(row.created_at).toISOString(),
  };
}
