import type { NewShop, RegisteredShop, ShopChange } from '@handset/domain';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { insertShop } from '../access/insertShop.ts';
import type { Registry } from '../access/registrarRoute.ts';
import { endAllSessions } from '../access/sessions.ts';
import { requireFreeUsername } from '../access/usernameTaken.ts';
import { registeredShop } from './registeredShops.ts';

/** Opens a shop with its owner's login. @throws Conflict when the username is taken. */
export async function registerShop(
  registry: Registry,
  { password: _, ...newShop }: NewShop,
  passwordHash: string,
): Promise<RegisteredShop> {
  const { db, now } = registry;
  await requireFreeUsername(db, newShop.username);
  await requirePlan(registry, { planId: newShop.planId ?? null, nextDue: newShop.nextDue ?? null });
  const { shopId } = await insertShop(db, { ...newShop, passwordHash, isDemo: false, now });
  await registry.shop(shopId);
  return registeredShop(db, shopId);
}

/** Applies a registrar's change to a shop. @throws Conflict when it was changed since */
export async function changeRegisteredShop(
  registry: Registry,
  id: string,
  change: ShopChange,
  ownerPasswordHash: string | undefined,
): Promise<RegisteredShop> {
  const { db } = registry;
  const shop = await registry.shop(id);
  const before = await shop
    .selectFrom('shops')
    .select(['version', 'plan_id', 'next_due'])
    .executeTakeFirstOrThrow();
  if (change.version !== undefined && change.version !== before.version)
    throw new Conflict('registered-shop-changed-meanwhile');
  const planId = change.planId === undefined ? before.plan_id : change.planId;
  // A shop that owes nothing from now on has no due day.
  const unless = change.planId === null ? null : before.next_due;
  const nextDue = change.nextDue === undefined ? unless : change.nextDue;
  await requirePlan(registry, { planId, nextDue });
  await shop
    .updateTable('shops')
    .set({
      version: before.version + 1,
      plan_id: planId,
      next_due: nextDue,
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.city === undefined ? {} : { city: change.city }),
      ...(change.status === undefined ? {} : { status: change.status }),
    })
    .execute();
  if (ownerPasswordHash) await resetOwner(registry, id, ownerPasswordHash, change.ownerUsername);
  return registeredShop(db, id);
}

/** @throws Refused when the plan does not exist, or a due date has no plan */
async function requirePlan(
  { db }: Registry,
  { planId, nextDue }: { planId: string | null; nextDue: string | null },
): Promise<void> {
  if (planId === null) {
    if (nextDue !== null) throw new Refused('plan-needed').at('nextDue');
    return;
  }
  const plan = await db
    .selectFrom('subscription_plans')
    .select('id')
    .where('id', '=', planId)
    .executeTakeFirst();
  if (!plan) throw new Refused('plan-unknown').at('planId');
}

/** Sets a new password for an owner of the shop, and ends their sessions. */
async function resetOwner(
  { db, now }: Registry,
  shopId: string,
  passwordHash: string,
  username: string | undefined,
): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'version'])
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .where((row) => row.and(username === undefined ? [] : [row('username', '=', username)]))
    .orderBy('is_active', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new NotFound('owner-unknown');
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_set_at: now, version: owner.version + 1 })
    .where('id', '=', owner.id)
    .execute();
  await endAllSessions(db, owner.id, now);
  await db.deleteFrom('pins').where('user_id', '=', owner.id).execute();
}
