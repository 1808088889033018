import {
  idSchema,
  newShopSchema,
  registeredShopAnswer,
  registeredShopsAnswer,
  shopChangeSchema,
} from '@handset/domain';
import * as z from 'zod';
import { hashPassword } from '../access/password.ts';
import { registrarRoute } from '../access/registrarRoute.ts';
import { unscoped } from '../database/HandsetDatabase.ts';
import { type Route, serverRoute } from '../http/route.ts';
import { registeredShops, registeredShopsQuery } from './registeredShops.ts';
import { changeRegisteredShop, registerShop } from './registerShop.ts';

/** What registrars do with shops. */
export const registrarShopRoutes: Route[] = [
  serverRoute({
    method: 'GET',
    url: '/api/shop',
    summary: 'The shops of this server, for their registrars',
    access: 'shops',
    query: registeredShopsQuery,
    answer: registeredShopsAnswer,
    handle: ({ database }, { query }) => registeredShops(unscoped(database), query),
  }),
  registrarRoute({
    method: 'POST',
    url: '/api/shop',
    summary: "Open a shop with its owner's login",
    body: newShopSchema,
    answer: registeredShopAnswer,
    isSecret: true,
    prepare: ({ password }) => hashPassword(password),
    handle: async (registry, { body, prepared }) => ({
      message: 'Shop added successfully',
      data: await registerShop(registry, body, prepared),
    }),
  }),
  registrarRoute({
    method: 'PATCH',
    url: '/api/shop/:id',
    summary: "Change a shop's standing, plan or due day, or reset its owner's password",
    params: z.object({ id: idSchema }),
    body: shopChangeSchema,
    answer: registeredShopAnswer,
    isSecret: true,
    prepare: async ({ ownerPassword }) => ownerPassword && hashPassword(ownerPassword),
    handle: async (registry, { params, body, prepared }) => ({
      message: 'Shop updated successfully',
      data: await changeRegisteredShop(registry, params.id, body, prepared),
    }),
  }),
];
