import { type RegisteredShop, readSearch, type registryContract } from '@handset/domain';
import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../base/database/Database.ts';
import { NotFound } from '../../base/http/errors.ts';
import { contains } from '../../base/lists/contains.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';

type Query = z.output<typeof registryContract.shops.query>;

/** The shops of this server, newest first, without their books. */
export async function registeredShops(db: Kysely<Database>, query: Query) {
  const after = keyOf(query.cursor, z.tuple([z.int(), z.uuid()]));
  const rows = await selectShops(db)
    .where(matching(query))
    .where((row) => {
      if (!after) return row.and([]);
      const [createdAt, id] = after;
      return row.or([
        row('shops.created_at', '<', createdAt),
        row.and([row('shops.created_at', '=', createdAt), row('shops.id', '<', id)]),
      ]);
    })
    .orderBy('shops.created_at', 'desc')
    .orderBy('shops.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom('shops')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matching(query))
    .executeTakeFirstOrThrow();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.created_at, row.id]);
  return { data: page.map(registeredShopOf), nextCursor, total };
}

/** One of them. @throws NotFound */
export async function registeredShop(db: Kysely<Database>, id: string): Promise<RegisteredShop> {
  const row = await selectShops(db).where('shops.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('shop-unknown');
  return registeredShopOf(row);
}

function selectShops(db: Kysely<Database>) {
  return db
    .selectFrom('shops')
    .leftJoin('subscription_plans', 'subscription_plans.id', 'shops.plan_id')
    .select(['shops.id', 'shops.version', 'shops.name', 'shops.number', 'shops.city', 'shops.status'])
    .select(['shops.is_demo', 'shops.next_due', 'shops.created_at'])
    .select(['subscription_plans.id as plan_id', 'subscription_plans.name as plan_name'])
    .select((row) => [
      ownerOf(row).select('users.name').as('owner_name'),
      ownerOf(row).select('users.username').as('owner_username'),
      row
        .selectFrom('users')
        .select((user) => user.fn.countAll<number>().as('users'))
        .whereRef('users.shop_id', '=', 'shops.id')
        .where('users.is_active', '=', 1)
        .as('users'),
      row
        .selectFrom('audit_log')
        .select((line) => line.fn.max<number | null>('at').as('last_at'))
        .whereRef('audit_log.shop_id', '=', 'shops.id')
        .as('last_at'),
    ]);
}

/** Whom a registrar speaks with: the first of those who own the shop now. */
function ownerOf(row: ExpressionBuilder<Database, 'shops'>) {
  return row
    .selectFrom('users')
    .whereRef('users.shop_id', '=', 'shops.id')
    .where('users.role', '=', 'admin')
    .orderBy('users.is_active', 'desc')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(1);
}

function matching({ q, status, planId, dueBefore }: Query) {
  return (row: ExpressionBuilder<Database, 'shops'>) => {
    const conditions = [];
    if (status) conditions.push(row('shops.status', '=', status));
    if (planId) conditions.push(row('shops.plan_id', '=', planId));
    if (dueBefore) conditions.push(row('shops.next_due', '<', dueBefore));
    if (q) {
      const { number } = readSearch(q, []);
      const isOfNumber = number === undefined ? [] : [contains('shops.number', number)];
      conditions.push(row.or([...SEARCHED.map((column) => contains(column, q)), ...isOfNumber]));
    }
    return row.and(conditions);
  };
}

const SEARCHED = ['shops.name', 'shops.owner_name', 'shops.city'];

function registeredShopOf(
  row: Awaited<ReturnType<ReturnType<typeof selectShops>['execute']>>[number],
): RegisteredShop {
  return {
    _id: row.id,
    version: row.version,
    name: row.name,
    number: row.number,
    city: row.city,
    status: row.status,
    isDemo: row.is_demo === 1,
    owner:
      row.owner_name !== null && row.owner_username !== null
        ? { name: row.owner_name, username: row.owner_username }
        : null,
    plan: row.plan_id !== null && row.plan_name !== null ? { _id: row.plan_id, name: row.plan_name } : null,
    nextDue: row.next_due,
    users: row.users ?? 0,
    createdAt: new Date(row.created_at).toISOString(),
    lastActivityAt: row.last_at === null ? null : new Date(row.last_at).toISOString(),
  };
}
