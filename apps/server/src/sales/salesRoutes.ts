import {
  idSchema,
  SALE_PICTURE_SLOTS,
  saleCreatedAnswer,
  saleDetailAnswer,
  saleRequest,
  salesAnswer,
} from '@handset/domain';
import { z } from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { listQuery } from '../lists/listQuery.ts';
import { recordSale } from './recordSale.ts';
import { saleDetail, sales } from './sales.ts';

export const salesRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    url: '/api/sale',
    summary: 'Sell phones and accessories: in full, on credit or in exchange',
    permission: 'daily-work',
    body: saleRequest,
    pictures: Object.fromEntries(SALE_PICTURE_SLOTS.map((slot) => [slot, 1])),
    answer: saleCreatedAnswer,
    handle: async (shop, { body, pictures }) => ({
      message: 'Sale recorded successfully',
      data: await recordSale(shop, body, pictures),
    }),
  }),
  readRoute({
    url: '/api/sale',
    summary: 'Sales, newest first, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: listQuery,
    answer: salesAnswer,
    handle: (shop, { query }) => sales(shop, query),
  }),
  readRoute({
    url: '/api/sale/:id',
    summary: 'One sale with everything that its invoice prints',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    answer: saleDetailAnswer,
    handle: async (shop, { params }) => ({ data: await saleDetail(shop, params.id) }),
  }),
];
