import {
  accessoriesAnswer,
  accessoryAdjustmentRequest,
  accessoryAnswer,
  accessoryChangeRequest,
  accessoryDetailAnswer,
  accessoryPurchaseRequest,
  idSchema,
  messageAnswer,
  newAccessoryRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { rangeQuery } from '../lists/listQuery.ts';
import { accessories, createAccessory, purchaseAccessory } from './accessories.ts';
import { accessoryDetail } from './accessoryMovements.ts';
import { adjustAccessory, changeAccessory } from './adjustAccessory.ts';

export const accessoriesRoutes: Route[] = [
  readRoute({
    url: '/api/accessory/',
    summary: 'The accessories that the shop sells, with what is in stock',
    permission: 'daily-work',
    answer: accessoriesAnswer,
    handle: async (shop) => ({ data: await accessories(shop) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/accessory/',
    summary: 'Add a kind of accessory',
    permission: 'daily-work',
    body: newAccessoryRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
    handle: async (shop, { body }) => ({
      message: 'Accessory added successfully',
      data: await createAccessory(shop, body),
    }),
  }),
  readRoute({
    url: '/api/accessory/:id',
    summary: 'One accessory with everything that moved its stock, newest first',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    query: rangeQuery,
    answer: accessoryDetailAnswer,
    handle: (shop, { params, query }) => accessoryDetail(shop, params.id, query),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/accessory/:id',
    summary: "Change an accessory's name, category, price or level",
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: accessoryChangeRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
    handle: async (shop, { params, body }) => ({
      message: 'Accessory updated successfully',
      data: await changeAccessory(shop, params.id, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/accessory/:id/adjustment',
    summary: 'Set the stock of an accessory right, with the reason',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: accessoryAdjustmentRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
    handle: async (shop, { params, body }) => ({
      message: 'Stock adjusted successfully',
      data: await adjustAccessory(shop, params.id, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/accessory/:id/purchase',
    summary: 'Buy accessories into stock, at weighted average cost',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: accessoryPurchaseRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
    handle: async (shop, { params, body }) => ({
      message: 'Accessory stock recorded successfully',
      data: await purchaseAccessory(shop, params.id, body),
    }),
  }),
];
