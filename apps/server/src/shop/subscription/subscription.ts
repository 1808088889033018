import {
  type NewSubscriptionPayment,
  type Picture,
  refusal,
  type Subscription,
  type SubscriptionPayment,
} from '@handset/domain';
import type { Selectable } from 'kysely';
import type { SubscriptionPaymentsTable } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, coverPictures } from '../../base/files/pictures.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import { requirePast } from '../../books/post.ts';
import { subscriptionStatus } from '../shops/shop.ts';
import { contactOf } from '../support/tickets.ts';
import { payTo, planOf, plans } from './registrySettings.ts';

/** Number of past payments shown to a shop. */
const HISTORY = 100;
/** Maximum number of payments that may wait for a decision. */
const MAX_PENDING = 20;

/** State of the shop's subscription, with the payment details. */
export async function subscription(shop: ShopReader): Promise<Subscription> {
  const { plan_id, next_due, status } = await shop
    .selectFrom('shops')
    .select(['plan_id', 'next_due', 'status'])
    .executeTakeFirstOrThrow();
  const { grace_days } = await shop
    .selectFrom('registry_settings')
    .select('grace_days')
    .executeTakeFirstOrThrow();
  const all = await plans(shop);
  const history = await selectPayments(shop)
    .orderBy('subscription_payments.id', 'desc')
    .limit(HISTORY)
    .execute();
  return {
    plan: all.find(({ _id }) => _id === plan_id) ?? null,
    ...(await subscriptionStatus(shop, next_due)),
    graceDays: grace_days,
    isSuspended: status === 'suspended',
    plans: all,
    payTo: await payTo(shop),
    contact: await contactOf(shop),
    history: await withScreenshots(shop, history),
  };
}

/**
 * Records a shop's report of a payment, for a registrar to decide on. @throws Conflict when that transaction
 * was reported before
 */
export async function notePayment(
  shop: ShopTransaction,
  payment: NewSubscriptionPayment,
  pictures: UploadedPictures,
): Promise<SubscriptionPayment> {
  requirePast(shop, 'date', payment.date);
  const plan = await planPaidFor(shop, payment.planId);
  await requireNews(shop, payment);
  const id = newId();
  await shop
    .insertInto('subscription_payments')
    .values({
      id,
      date: payment.date,
      amount: payment.amount,
      method: payment.method,
      transaction_id: payment.transactionId,
      plan_id: plan._id,
      plan_name: plan.name,
      note: payment.note ?? null,
      status: 'pending',
      decision_note: null,
      decided_by: null,
      decided_at: null,
      paid_until: null,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await attachPictures(shop, 'subscription-payment', id, pictures);
  return subscriptionPayment(shop, id);
}

async function planPaidFor(shop: ShopTransaction, planId: string | undefined) {
  const own = await shop.selectFrom('shops').select('plan_id').executeTakeFirstOrThrow();
  const id = planId ?? own.plan_id;
  if (id === null) throw new Refused('plan-paid-for-needed').naming({ planId: refusal('plan-choice') });
  const plan = await shop
    .selectFrom('subscription_plans')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!plan) throw new Refused('plan-unknown').at('planId');
  return planOf(plan);
}

async function requireNews(shop: ShopTransaction, { method, transactionId }: NewSubscriptionPayment) {
  const open = await shop
    .selectFrom('subscription_payments')
    .select(['method', 'transaction_id', 'status'])
    .where('status', '<>', 'rejected')
    .where((row) =>
      row.or([
        row('status', '=', 'pending'),
        row.and([row('method', '=', method), row('transaction_id', '=', transactionId)]),
      ]),
    )
    .execute();
  if (open.some((row) => row.method === method && row.transaction_id === transactionId))
    throw new Conflict('transaction-noted').at('transactionId');
  if (open.filter(({ status }) => status === 'pending').length >= MAX_PENDING)
    throw new Conflict('payments-pending');
}

/** One payment of the shop. */
export async function subscriptionPayment(shop: ShopReader, id: string): Promise<SubscriptionPayment> {
  const row = await selectPayments(shop).where('subscription_payments.id', '=', id).executeTakeFirstOrThrow();
  const [payment] = await withScreenshots(shop, [row]);
  if (!payment) throw new Error(`The payment ${id} is lost`);
  return payment;
}

function selectPayments(shop: ShopReader) {
  return shop
    .selectFrom('subscription_payments')
    .innerJoin('users', 'users.id', 'subscription_payments.created_by')
    .selectAll('subscription_payments')
    .select('users.username');
}

type PaymentRow = Omit<Selectable<SubscriptionPaymentsTable>, 'shop_id'> & { username: string };

async function withScreenshots(
  shop: ShopReader,
  rows: readonly PaymentRow[],
): Promise<SubscriptionPayment[]> {
  const ids = rows.map(({ id }) => id);
  const screenshots = await coverPictures(shop, 'subscription-payment', ids);
  return rows.map((row) => paymentOf(row, screenshots.get(row.id) ?? null));
}

function paymentOf(row: PaymentRow, screenshot: Picture | null): SubscriptionPayment {
  return {
    _id: row.id,
    date: row.date,
    amount: row.amount,
    method: row.method,
    transactionId: row.transaction_id,
    plan: { _id: row.plan_id, name: row.plan_name },
    note: row.note,
    status: row.status,
    decisionNote: row.decision_note,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    paidUntil: row.paid_until,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
    screenshot,
  };
}
