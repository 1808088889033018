import {
  nextDueAfter,
  type registryContract,
  type ShopSubscriptionPayment,
  type SubscriptionDecision,
} from '@handset/domain';
import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../base/database/Database.ts';
import { type HandsetDatabase, type ShopReader, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { type Registry, sessionIn } from '../access/registrarRoute.ts';
import { subscriptionPayment } from './subscription.ts';

type Query = z.output<typeof registryContract.payments.query>;

/** Payments that shops reported, latest first. */
export async function allPayments(database: HandsetDatabase, session: Session, query: Query) {
  const db = unscoped(database);
  const after = keyOf(query.cursor, z.tuple([z.uuid()]));
  const matches = ({ and, eb }: ExpressionBuilder<Database, 'subscription_payments'>) =>
    and([
      ...(query.status ? [eb('status', '=', query.status)] : []),
      ...(query.shopId ? [eb('shop_id', '=', query.shopId)] : []),
    ]);
  const rows = await db
    .selectFrom('subscription_payments')
    .select(['shop_id', 'id'])
    .where(matches)
    .where((row) => row.and(after ? [row('id', '<', after[0])] : []))
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom('subscription_payments')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.id]);
  const data: ShopSubscriptionPayment[] = [];
  for (const { shop_id, id } of page) {
    const reader = await sessionIn(db, session, shop_id);
    const payment = await database.read(reader, (shop) => paymentOfShop(shop, id));
    data.push({ ...payment, isClaimedTwice: await isClaimedTwice(db, payment) });
  }
  return { data, nextCursor, total };
}

/**
 * Decides on a payment. An approval gives the shop the plan that was paid for and moves its due day; whether a suspended
 * shop works again is another decision. @throws Conflict when it was decided on before.
 */
export async function decide(
  registry: Registry,
  id: string,
  decision: SubscriptionDecision,
): Promise<ShopSubscriptionPayment> {
  const { db, now, session } = registry;
  const payment = await db
    .selectFrom('subscription_payments')
    .select(['shop_id', 'status', 'plan_id', 'date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new NotFound('subscription-payment-unknown');
  if (payment.status !== 'pending')
    throw new Conflict('subscription-payment-decided', { status: payment.status });
  const shop = await registry.shop(payment.shop_id);
  const paidUntil = decision.status === 'approved' ? await extend(registry, payment, decision.periods) : null;
  await shop
    .updateTable('subscription_payments')
    .set({
      status: decision.status,
      decision_note: decision.note ?? null,
      decided_by: session.userId,
      decided_at: now,
      paid_until: paidUntil,
    })
    .where('id', '=', id)
    .execute();
  const decided = await paymentOfShop(shop, id);
  return { ...decided, isClaimedTwice: await isClaimedTwice(db, decided) };
}

async function extend(
  registry: Registry,
  { shop_id, plan_id, date }: { shop_id: string; plan_id: string; date: string },
  periods: number,
): Promise<string> {
  const plan = await registry.db
    .selectFrom('subscription_plans')
    .select('months')
    .where('id', '=', plan_id)
    .executeTakeFirst();
  if (!plan) throw new Conflict('plan-gone');
  const { grace_days } = await registry.db
    .selectFrom('registry_settings')
    .select('grace_days')
    .executeTakeFirstOrThrow();
  const shop = await registry.shop(shop_id);
  const { next_due, version } = await shop
    .selectFrom('shops')
    .select(['next_due', 'version'])
    .executeTakeFirstOrThrow();
  const nextDue = nextDueAfter({
    nextDue: next_due,
    paidOn: date,
    months: plan.months * periods,
    graceDays: grace_days,
  });
  await shop
    .updateTable('shops')
    .set({ plan_id, next_due: nextDue, version: version + 1 })
    .execute();
  return nextDue;
}

async function paymentOfShop(shop: ShopReader, id: string) {
  const { next_due } = await shop.selectFrom('shops').select('next_due').executeTakeFirstOrThrow();
  const { id: _id, name } = shop.session.shop;
  return { ...(await subscriptionPayment(shop, id)), shop: { _id, name, nextDue: next_due } };
}

/** Whether somebody, of whatever shop, claimed the same transaction before. */
async function isClaimedTwice(
  db: Pick<Kysely<Database>, 'selectFrom'>,
  payment: { _id: string; method: ShopSubscriptionPayment['method']; transactionId: string },
): Promise<boolean> {
  const before = await db
    .selectFrom('subscription_payments')
    .select('id')
    .where('transaction_id', '=', payment.transactionId)
    .where('method', '=', payment.method)
    .where('status', '<>', 'rejected')
    .where('id', '<', payment._id)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}
