import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { PAPERS } from '../shop/papers.ts';
import { SHOP_STATUSES } from '../shop/registration.ts';
import { SUBSCRIPTION_STATES } from '../subscription/subscription.ts';
import { pictureAnswer } from './answers.ts';

/** Today's state of a subscription, for a banner. */
export const subscriptionStatusAnswer = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  nextDue: z.string().nullable(),
  /** Until the due day; negative after it, null where nothing is owed. */
  daysLeft: z.number().nullable(),
  graceEndsOn: z.string().nullable(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatusAnswer>;

export const shopData = z.object({
  _id: z.string(),
  version: z.number(),
  name: z.string(),
  ownerName: z.string(),
  number: z.string(),
  otherNumbers: z.array(z.string()),
  whatsapp: z.string().nullable(),
  city: z.string().nullable(),
  addresses: z.array(z.string()),
  ntn: z.string().nullable(),
  invoicePrefix: z.string(),
  terms: z.object({
    new: z.string().nullable(),
    used: z.string().nullable(),
    accessories: z.string().nullable(),
  }),
  footer: z.string().nullable(),
  paper: z.enum(PAPERS),
  currency: z.string(),
  locale: z.string(),
  lakhGrouping: z.boolean(),
  timeZone: z.string(),
  defaultWarranty: z.string(),
  lowStockLevel: z.number(),
  oldStockDays: z.number(),
  eGadgetShopId: z.string().nullable(),
  allowsNegativeCash: z.boolean(),
  /** Largest difference between an employee's count and the books that needs no owner's approval. */
  countTolerance: money,
  /** Whether the figure of the books is hidden while money is counted. */
  hidesBooksInCounts: z.boolean(),
  /** Whether a scanned phone that is for sale opens a sale, on every page that takes no scan itself. */
  scanOpensSale: z.boolean(),
  /** Printers in the network of the shop, which the server prints on. */
  printerAddresses: z.array(z.string()),
  /** Whether employees may sell a phone for less than it cost. */
  employeeSellsBelowCost: z.boolean(),
  employeeSeesCost: z.boolean(),
  idleMinutes: z.number(),
  logo: pictureAnswer.nullable(),
  isDemo: z.boolean(),
  /** While it is, the shop is read and exported, and nothing is recorded. */
  isSuspended: z.boolean(),
  subscription: subscriptionStatusAnswer,
  /** The shop's day at the moment of asking. */
  today: z.string(),
  /** The last day that is closed; null when none is. */
  closedUpTo: z.string().nullable(),
});
export type Shop = z.output<typeof shopData>;
export const shopAnswer = z.object({ data: shopData });
export const shopChangedAnswer = z.object({ message: z.string(), data: shopData });

/** A shop as its registrar sees it: nothing of its books. */
export const registeredShop = z.object({
  _id: z.string(),
  version: z.number(),
  name: z.string(),
  number: z.string(),
  city: z.string().nullable(),
  status: z.enum(SHOP_STATUSES),
  isDemo: z.boolean(),
  owner: z.object({ name: z.string(), username: z.string() }).nullable(),
  plan: z.object({ _id: z.string(), name: z.string() }).nullable(),
  nextDue: z.string().nullable(),
  /** Number of people who may sign in. */
  users: z.number(),
  createdAt: z.string(),
  /** When somebody last did something in it. */
  lastActivityAt: z.string().nullable(),
});
export type RegisteredShop = z.output<typeof registeredShop>;
export const registeredShopsAnswer = z.object({
  data: z.array(registeredShop),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export const registeredShopAnswer = z.object({ message: z.string(), data: registeredShop });
