import * as z from 'zod';
import { addDays, type Day } from '../day/day.ts';
import { daySchema } from '../day/daySchema.ts';
import { MAX_PRICE } from '../money/money.ts';
import { numberSchema } from '../party/numberSchema.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** The ways in which a subscription is paid. */
export const PAY_METHODS = ['Bank', 'Easypaisa', 'JazzCash', 'Raast', 'Cash', 'Other'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** States of a subscription. None of them locks the shop by itself: only a registrar suspends a shop. */
export const SUBSCRIPTION_STATES = ['free', 'active', 'due-soon', 'grace', 'overdue'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Days before the due date on which reminders start. */
const REMINDER_DAYS = 7;

/** State of a subscription on a day. Without a due date nothing is owed. */
export function subscriptionState({
  nextDue,
  graceDays,
  today,
}: {
  nextDue: Day | null;
  graceDays: number;
  today: Day;
}): { state: SubscriptionState; daysLeft: number | null; graceEndsOn: Day | null } {
  if (nextDue === null) return { state: 'free', daysLeft: null, graceEndsOn: null };
  const daysLeft = Math.round((Date.parse(nextDue) - Date.parse(today)) / 86_400_000);
  return { state: stateOf(daysLeft, graceDays), daysLeft, graceEndsOn: addDays(nextDue, graceDays) };
}

function stateOf(daysLeft: number, graceDays: number): SubscriptionState {
  if (daysLeft > REMINDER_DAYS) return 'active';
  if (daysLeft >= 0) return 'due-soon';
  return -daysLeft <= graceDays ? 'grace' : 'overdue';
}

/**
 * The due date after a payment for a number of months. It continues from the old one, so that paying early or
 * within the grace period changes nothing. After a longer pause it counts from the day of the payment.
 */
export function nextDueAfter({
  nextDue,
  paidOn,
  months,
  graceDays,
}: {
  nextDue: Day | null;
  paidOn: Day;
  months: number;
  graceDays: number;
}): Day {
  const runsOn = nextDue !== null && addDays(nextDue, graceDays) >= paidOn;
  return monthsLater(runsOn ? nextDue : paidOn, months);
}

/** A month's end stays a month's end. */
function monthsLater(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

function subscriptionPaymentSchemaOf(encoding: Encoding) {
  return z.strictObject({
    date: daySchema,
    amount: encoding.money({ min: 1, max: MAX_PRICE }),
    method: z.enum(PAY_METHODS, breaks('choice')),
    /** As the bank or the wallet's receipt says it. */
    transactionId: requiredText(80),
    /** The plan that is paid for; the shop's own when absent. */
    planId: optional(encoding.id()),
    note: optionalText(400),
  });
}
/** `POST /api/subscription/payment`: 'I have paid'; the screenshot comes as the picture field `screenshot`. */
export const subscriptionPaymentRequest = z.lazy(() => subscriptionPaymentSchemaOf(asWire));
export const subscriptionPaymentSchema = z.lazy(() => subscriptionPaymentSchemaOf(asValues));
export type NewSubscriptionPayment = z.output<typeof subscriptionPaymentSchema>;

export const SUBSCRIPTION_PAYMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SubscriptionPaymentStatus = (typeof SUBSCRIPTION_PAYMENT_STATUSES)[number];

/** `PATCH /api/subscription/payments/{id}`: a registrar's decision on a payment. A rejection needs a note. */
export const subscriptionDecisionSchema = z
  .strictObject({
    status: z.enum(['approved', 'rejected'], breaks('choice')),
    /** Number of the plan's periods paid for. */
    periods: z.int(breaks('invalid')).min(1, breaks('range')).max(36, breaks('range')).default(1),
    note: optionalText(400),
  })
  .superRefine((decision, ctx) => {
    if (decision.status === 'rejected' && !decision.note) report(ctx, ['note'], 'required');
  });
export type SubscriptionDecision = z.output<typeof subscriptionDecisionSchema>;

function registrySettingsSchemaOf(encoding: Encoding) {
  const whole = (min: number, max: number) =>
    z.int(breaks('invalid')).min(min, breaks('range')).max(max, breaks('range'));
  return z
    .strictObject({
      /** The version that was edited. Outdated versions are refused. */
      version: z.int(breaks('invalid')).optional(),
      plans: z
        .array(
          z.strictObject({
            /** Of a plan that is there already. */
            _id: encoding.id().optional(),
            name: requiredText(60),
            price: encoding.money({ max: MAX_PRICE }),
            /** Length of one paid period in months. */
            months: whole(1, 36),
          }),
        )
        .max(20, breaks('too-many')),
      /** Accounts that receive the shops' payments. */
      payTo: z
        .array(
          z.strictObject({
            method: z.enum(PAY_METHODS, breaks('choice')),
            title: requiredText(80),
            bankName: optionalText(80),
            /** Account number, IBAN, mobile number or Raast id, to be copied. */
            account: requiredText(60),
          }),
        )
        .max(20, breaks('too-many')),
      /** Grace period after the due date, in days, during which a shop is only reminded. */
      graceDays: whole(0, 90),
      /** Contact of the service's operators. */
      contact: z.strictObject({ number: optional(numberSchema), whatsapp: optional(numberSchema) }),
    })
    .superRefine(({ plans }, ctx) => {
      const names = plans.map(({ name }) => name.toLowerCase());
      for (const [index, name] of names.entries())
        if (names.indexOf(name) !== index) report(ctx, ['plans', index, 'name'], 'name.twice');
    });
}
/** `PUT /api/subscription/settings`: the plans, the accounts to pay to, and the terms, whole. */
export const registrySettingsRequest = z.lazy(() => registrySettingsSchemaOf(asWire));
export const registrySettingsSchema = z.lazy(() => registrySettingsSchemaOf(asValues));
export type RegistrySettings = z.output<typeof registrySettingsSchema>;
