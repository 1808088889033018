import * as z from 'zod';
import { optionalDaySchema } from '../../day/daySchema.ts';
import { newShopSchema, SHOP_STATUSES, shopChangeSchema } from '../../shop/registration.ts';
import {
  registrySettingsRequest,
  SUBSCRIPTION_PAYMENT_STATUSES,
  subscriptionDecisionSchema,
} from '../../subscription/subscription.ts';
import { ticketReplySchema, ticketStatusSchema } from '../../support/support.ts';
import { optionalText } from '../../text/text.ts';
import { pageQuery } from '../queries.ts';
import { registeredShopAnswer, registeredShopsAnswer } from '../shop.ts';
import {
  registrySettingsAnswer,
  registrySettingsChangedAnswer,
  shopSubscriptionPaymentsAnswer,
  subscriptionDecidedAnswer,
} from '../subscription.ts';
import { shopTicketAnswer, shopTicketsAnswer, shopTicketWrittenAnswer } from '../support.ts';
import type { Calls } from './Call.ts';
import { ticketQuery } from './support.ts';

const shopsQuery = z.strictObject({
  /** A text to look for. */
  q: optionalText(100),
  status: z.enum(SHOP_STATUSES).optional(),
  planId: z.uuid().optional(),
  /** Shops whose due day is before this one. */
  dueBefore: optionalDaySchema,
  ...pageQuery.shape,
});

const subscriptionPaymentsQuery = z.strictObject({
  status: z.enum(SUBSCRIPTION_PAYMENT_STATUSES).optional(),
  shopId: z.uuid().optional(),
  ...pageQuery.shape,
});

/** Registrars' work for the shops of a server. */
export const registryContract = {
  shops: {
    method: 'GET',
    url: '/api/shop',
    summary: 'The shops of this server, for their registrars',
    access: 'shops',
    query: shopsQuery,
    answer: registeredShopsAnswer,
  },
  createShop: {
    method: 'POST',
    url: '/api/shop',
    summary: "Open a shop with its owner's login",
    access: 'shops',
    body: newShopSchema,
    answer: registeredShopAnswer,
  },
  changeShop: {
    method: 'PATCH',
    url: '/api/shop/:id',
    summary: "Change a shop's standing, plan or due day, or reset its owner's password",
    access: 'shops',
    body: shopChangeSchema,
    answer: registeredShopAnswer,
  },
  payments: {
    method: 'GET',
    url: '/api/subscription/payments',
    summary: 'What shops say that they paid, for their registrars',
    access: 'shops',
    query: subscriptionPaymentsQuery,
    answer: shopSubscriptionPaymentsAnswer,
  },
  decide: {
    method: 'PATCH',
    url: '/api/subscription/payments/:id',
    summary: 'Approve a payment, which moves the due day of its shop, or reject it',
    access: 'shops',
    body: subscriptionDecisionSchema,
    answer: subscriptionDecidedAnswer,
  },
  settings: {
    method: 'GET',
    url: '/api/subscription/settings',
    summary: 'The plans, the accounts to pay to and the terms of the service',
    access: 'shops',
    answer: registrySettingsAnswer,
  },
  changeSettings: {
    method: 'PUT',
    url: '/api/subscription/settings',
    summary: 'Set the plans, the accounts to pay to and the terms of the service',
    access: 'shops',
    body: registrySettingsRequest,
    answer: registrySettingsChangedAnswer,
  },
  tickets: {
    method: 'GET',
    url: '/api/support/all',
    summary: 'The questions of all shops, for their registrars',
    access: 'shops',
    query: ticketQuery,
    answer: shopTicketsAnswer,
  },
  ticket: {
    method: 'GET',
    url: '/api/support/all/:id',
    summary: "A shop's question with all that was said of it, for a registrar",
    access: 'shops',
    answer: shopTicketAnswer,
  },
  reply: {
    method: 'POST',
    url: '/api/support/all/:id/reply',
    summary: "Answer a shop's question",
    access: 'shops',
    body: ticketReplySchema,
    answer: shopTicketWrittenAnswer,
  },
  changeTicket: {
    method: 'PATCH',
    url: '/api/support/all/:id',
    summary: "Close a shop's question, or open it again",
    access: 'shops',
    body: ticketStatusSchema,
    answer: shopTicketWrittenAnswer,
  },
} as const satisfies Calls;
