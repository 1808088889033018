import {
  accessoriesAnswer,
  accessoryAnswer,
  accessoryPurchaseRequest,
  idSchema,
  messageAnswer,
  newAccessoryRequest,
} from '@handset/domain';
import { z } from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { accessories, createAccessory, purchaseAccessory } from './accessories.ts';

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
