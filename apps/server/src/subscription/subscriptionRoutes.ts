import {
  idSchema,
  registrySettingsAnswer,
  registrySettingsChangedAnswer,
  registrySettingsRequest,
  shopSubscriptionPaymentsAnswer,
  subscriptionAnswer,
  subscriptionDecidedAnswer,
  subscriptionDecisionSchema,
  subscriptionPaidAnswer,
  subscriptionPaymentRequest,
} from '@handset/domain';
import * as z from 'zod';
import { registrarRoute } from '../access/registrarRoute.ts';
import { unscoped } from '../database/HandsetDatabase.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute, serverRoute, writeRoute } from '../http/route.ts';
import { allPayments, decide, paymentsQuery } from './allPayments.ts';
import { registrySettings, setRegistrySettings } from './registrySettings.ts';
import { notePayment, subscription } from './subscription.ts';

export const subscriptionRoutes: Route[] = [
  readRoute({
    url: '/api/subscription',
    summary: 'How the shop stands with its subscription, where to pay, and what it paid',
    permission: 'daily-work',
    answer: subscriptionAnswer,
    handle: async (shop) => ({ data: await subscription(shop) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/subscription/payment',
    summary: 'Note that the subscription was paid; a registrar decides on it',
    permission: 'shop-settings',
    body: subscriptionPaymentRequest,
    pictures: { screenshot: 1 },
    answer: subscriptionPaidAnswer,
    isOpenWhileSuspended: true,
    handle: async (shop, { body, pictures }) => ({
      message: 'Payment sent; it will be checked soon',
      data: await notePayment(shop, body, pictures),
    }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/subscription/payments',
    summary: 'What shops say that they paid, for their registrars',
    access: 'shops',
    query: paymentsQuery,
    answer: shopSubscriptionPaymentsAnswer,
    handle({ database, session }, { query }) {
      if (!session) throw new Forbidden();
      return allPayments(database, session, query);
    },
  }),
  registrarRoute({
    method: 'PATCH',
    url: '/api/subscription/payments/:id',
    summary: 'Approve a payment, which moves the due day of its shop, or reject it',
    params: z.object({ id: idSchema }),
    body: subscriptionDecisionSchema,
    answer: subscriptionDecidedAnswer,
    handle: async (registry, { params, body }) => ({
      message: body.status === 'approved' ? 'Payment approved' : 'Payment rejected',
      data: await decide(registry, params.id, body),
    }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/subscription/settings',
    summary: 'The plans, the accounts to pay to and the terms of the service',
    access: 'shops',
    answer: registrySettingsAnswer,
    handle: async ({ database }) => ({ data: await registrySettings(unscoped(database)) }),
  }),
  registrarRoute({
    method: 'PUT',
    url: '/api/subscription/settings',
    summary: 'Set the plans, the accounts to pay to and the terms of the service',
    body: registrySettingsRequest,
    answer: registrySettingsChangedAnswer,
    handle: async (registry, { body }) => ({
      message: 'Settings updated successfully',
      data: await setRegistrySettings(registry, body),
    }),
  }),
];
