import { idSchema, SALE_PICTURE_SLOTS, saleContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { recordSale } from './recordSale.ts';
import { returnSale } from './returnSale.ts';
import { saleDetail } from './saleDetail.ts';
import { sales } from './sales.ts';
import { voidSale } from './voidSale.ts';

export const salesRoutes: Route[] = [
  writeRoute({
    ...saleContract.create,
    pictures: Object.fromEntries(SALE_PICTURE_SLOTS.map((slot) => [slot, 1])),
    handle: async (shop, { body, pictures }) => ({
      message: 'Sale recorded successfully',
      data: await recordSale(shop, body, pictures),
    }),
  }),
  readRoute({
    ...saleContract.list,
    handle: (shop, { query }) => sales(shop, query),
  }),
  readRoute({
    ...saleContract.detail,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params }) => ({ data: await saleDetail(shop, params.id) }),
  }),
  writeRoute({
    ...saleContract.takeBack,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Return recorded successfully',
      data: await returnSale(shop, params.id, body),
    }),
  }),
  writeRoute({
    ...saleContract.void,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Sale voided successfully',
      data: await voidSale(shop, params.id, body),
    }),
  }),
];
