import { accessoryContract, idSchema } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { accessories, createAccessory, purchaseAccessory } from './accessories.ts';
import { accessoryDetail } from './accessoryMovements.ts';
import { adjustAccessory, changeAccessory } from './adjustAccessory.ts';

export const accessoriesRoutes: Route[] = [
  readRoute({
    ...accessoryContract.list,
    handle: async (shop) => ({ data: await accessories(shop) }),
  }),
  writeRoute({
    ...accessoryContract.create,
    handle: async (shop, { body }) => ({
      message: 'Accessory added successfully',
      data: await createAccessory(shop, body),
    }),
  }),
  readRoute({
    ...accessoryContract.detail,
    params: z.object({ id: idSchema }),
    handle: (shop, { params, query }) => accessoryDetail(shop, params.id, query),
  }),
  writeRoute({
    ...accessoryContract.change,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Accessory updated successfully',
      data: await changeAccessory(shop, params.id, body),
    }),
  }),
  writeRoute({
    ...accessoryContract.adjust,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Stock adjusted successfully',
      data: await adjustAccessory(shop, params.id, body),
    }),
  }),
  writeRoute({
    ...accessoryContract.purchase,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Accessory stock recorded successfully',
      data: await purchaseAccessory(shop, params.id, body),
    }),
  }),
];
