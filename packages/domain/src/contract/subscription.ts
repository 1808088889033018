import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { PAY_METHODS, SUBSCRIPTION_PAYMENT_STATUSES } from '../subscription/subscription.ts';
import { pictureAnswer } from './answers.ts';
import { subscriptionStatusAnswer } from './shop.ts';
import { contactAnswer } from './support.ts';

export const planAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  price: money,
  /** Months covered by one payment. */
  months: z.number(),
});
export type Plan = z.output<typeof planAnswer>;

export const payToAnswer = z.object({
  _id: z.string(),
  method: z.enum(PAY_METHODS),
  title: z.string(),
  bankName: z.string().nullable(),
  account: z.string(),
});
export type PayTo = z.output<typeof payToAnswer>;

export const subscriptionPaymentRow = z.object({
  _id: z.string(),
  date: z.string(),
  amount: money,
  method: z.enum(PAY_METHODS),
  transactionId: z.string(),
  plan: z.object({ _id: z.string(), name: z.string() }),
  note: z.string().nullable(),
  status: z.enum(SUBSCRIPTION_PAYMENT_STATUSES),
  /** The registrar's note. */
  decisionNote: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** The due day that its approval led to. */
  paidUntil: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  screenshot: pictureAnswer.nullable(),
});
export type SubscriptionPayment = z.output<typeof subscriptionPaymentRow>;

export const subscriptionAnswer = z.object({
  data: z.object({
    /** Null: the shop owes nothing. */
    plan: planAnswer.nullable(),
    ...subscriptionStatusAnswer.shape,
    graceDays: z.number(),
    isSuspended: z.boolean(),
    /** The plans that there are. */
    plans: z.array(planAnswer),
    payTo: z.array(payToAnswer),
    contact: contactAnswer,
    /** The latest hundred payments, newest first. */
    history: z.array(subscriptionPaymentRow),
  }),
});
export type Subscription = z.output<typeof subscriptionAnswer>['data'];
export const subscriptionPaidAnswer = z.object({ message: z.string(), data: subscriptionPaymentRow });

/** A payment as a registrar sees it. */
export const shopSubscriptionPayment = subscriptionPaymentRow.extend({
  shop: z.object({ _id: z.string(), name: z.string(), nextDue: z.string().nullable() }),
  /** Whether the same transaction was claimed before, by whatever shop, and not rejected. */
  isClaimedTwice: z.boolean(),
});
export type ShopSubscriptionPayment = z.output<typeof shopSubscriptionPayment>;
export const shopSubscriptionPaymentsAnswer = z.object({
  data: z.array(shopSubscriptionPayment),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export const subscriptionDecidedAnswer = z.object({ message: z.string(), data: shopSubscriptionPayment });

export const registrySettingsAnswer = z.object({
  data: z.object({
    version: z.number(),
    plans: z.array(planAnswer),
    payTo: z.array(payToAnswer),
    graceDays: z.number(),
    contact: contactAnswer,
  }),
});
export type RegistrySettingsAnswer = z.output<typeof registrySettingsAnswer>['data'];
export const registrySettingsChangedAnswer = registrySettingsAnswer.extend({ message: z.string() });
