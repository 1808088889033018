import {
  idSchema,
  SALE_PICTURE_SLOTS,
  saleCreatedAnswer,
  saleDetailAnswer,
  saleRequest,
  saleReturnRequest,
  salesAnswer,
  saleVoidRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { recordSale } from './recordSale.ts';
import { returnSale } from './returnSale.ts';
import { saleDetail } from './saleDetail.ts';
import { sales, salesQuery } from './sales.ts';
import { voidSale } from './voidSale.ts';

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
    summary: 'Sales by filter, with the totals of the whole filtered set after returns',
    permission: 'daily-work',
    query: salesQuery,
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
  writeRoute({
    method: 'POST',
    url: '/api/sale/:id/return',
    summary: 'Take phones and accessories of a sale back, some or all of them',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: saleReturnRequest,
    answer: saleCreatedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Return recorded successfully',
      data: await returnSale(shop, params.id, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/sale/:id/void',
    summary: 'Undo a sale as a whole; its invoice number stays used',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: saleVoidRequest,
    answer: saleCreatedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Sale voided successfully',
      data: await voidSale(shop, params.id, body),
    }),
  }),
];
