import {
  type NewSubscriptionPayment,
  type Picture,
  type Subscription,
  type SubscriptionPayment,
  toRupees,
} from '@handset/domain';
import type { Selectable } from 'kysely';
import { requirePast } from '../books/post.ts';
import type { SubscriptionPaymentsTable } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { attachPictures, coverPictures } from '../files/pictures.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { standing } from '../shops/shop.ts';
import { contactOf } from '../support/tickets.ts';
import { payTo, planOf, plans } from './registrySettings.ts';

/** So many payments a shop sees of its past. */
const HISTORY = 100;
/** So many payments may wait for a decision at a time. */
const MOST_PENDING = 20;

/** How the shop stands with its subscription, and how to pay. */
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
    ...(await standing(shop, next_due)),
    graceDays: grace_days,
    isSuspended: status === 'suspended',
    plans: all,
    payTo: await payTo(shop),
    contact: await contactOf(shop),
    history: await withScreenshots(shop, history),
  };
}

/** Notes that the shop paid; a registrar decides on it. @throws Conflict when that transaction was noted before. */
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
  if (id === null) throw new Refused('Choose the plan that you paid for', { planId: 'Choose a plan' });
  const plan = await shop
    .selectFrom('subscription_plans')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!plan) throw new Refused('There is no such plan', { planId: 'There is no such plan' });
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
  if (open.some((row) => row.method === method && row.transaction_id === transactionId)) {
    const message = 'This transaction was noted already';
    throw new Conflict(message, { transactionId: message });
  }
  if (open.filter(({ status }) => status === 'pending').length >= MOST_PENDING)
    throw new Conflict('Too many payments wait for a decision already');
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
    amount: toRupees(row.amount),
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
