import { idSchema, registryContract } from '@handset/domain';
import * as z from 'zod';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';
import { hashNewPassword } from '../access/newPassword.ts';
import { registrarRoute } from '../access/registrarRoute.ts';
import { registeredShops } from './registeredShops.ts';
import { changeRegisteredShop, registerShop } from './registerShop.ts';

/** Routes with which registrars manage shops. */
export const registrarShopRoutes: Route[] = [
  serverRoute({
    ...registryContract.shops,
    handle: ({ database }, { query }) => registeredShops(unscoped(database), query),
  }),
  registrarRoute({
    ...registryContract.createShop,
    isSecret: true,
    prepare: ({ password }) => hashNewPassword(password),
    handle: async (registry, { body, prepared }) => ({
      message: 'Shop added successfully',
      data: await registerShop(registry, body, prepared),
    }),
  }),
  registrarRoute({
    ...registryContract.changeShop,
    params: z.object({ id: idSchema }),
    isSecret: true,
    prepare: async ({ ownerPassword }) => ownerPassword && hashNewPassword(ownerPassword, 'ownerPassword'),
    handle: async (registry, { params, body, prepared }) => ({
      message: 'Shop updated successfully',
      data: await changeRegisteredShop(registry, params.id, body, prepared),
    }),
  }),
];
