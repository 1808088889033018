import { idSchema, registryContract, subscriptionContract } from '@handset/domain';
import * as z from 'zod';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, readRoute, serverRoute, writeRoute } from '../../base/http/route.ts';
import { registrarRoute } from '../access/registrarRoute.ts';
import { allPayments, decide } from './allPayments.ts';
import { registrySettings, setRegistrySettings } from './registrySettings.ts';
import { notePayment, subscription } from './subscription.ts';

export const subscriptionRoutes: Route[] = [
  readRoute({
    ...subscriptionContract.standing,
    handle: async (shop) => ({ data: await subscription(shop) }),
  }),
  writeRoute({
    ...subscriptionContract.pay,
    pictures: { screenshot: 1 },
    isOpenWhileSuspended: true,
    handle: async (shop, { body, pictures }) => ({
      message: 'Payment sent; it will be checked soon',
      data: await notePayment(shop, body, pictures),
    }),
  }),
  serverRoute({
    ...registryContract.payments,
    handle({ database, session }, { query }) {
      if (!session) throw new Forbidden();
      return allPayments(database, session, query);
    },
  }),
  registrarRoute({
    ...registryContract.decide,
    params: z.object({ id: idSchema }),
    handle: async (registry, { params, body }) => ({
      message: body.status === 'approved' ? 'Payment approved' : 'Payment rejected',
      data: await decide(registry, params.id, body),
    }),
  }),
  serverRoute({
    ...registryContract.settings,
    handle: async ({ database }) => ({ data: await registrySettings(unscoped(database)) }),
  }),
  registrarRoute({
    ...registryContract.changeSettings,
    handle: async (registry, { body }) => ({
      message: 'Settings updated successfully',
      data: await setRegistrySettings(registry, body),
    }),
  }),
];
