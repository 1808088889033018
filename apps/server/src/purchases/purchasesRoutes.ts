import {
  idSchema,
  PICTURE_SLOTS,
  purchaseCreatedAnswer,
  purchaseDetailAnswer,
  purchasePhoneRequest,
  purchasesAnswer,
} from '@handset/domain';
import { z } from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { listQuery } from '../lists/listQuery.ts';
import { purchaseDetail, purchasePhone, purchases } from './purchases.ts';

/** One picture a slot, but for `images`. */
const pictures = Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, slot === 'images' ? 10 : 1]));

export const purchasesRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    url: '/api/Purchase/purchase-phone',
    summary: 'Buy one phone, with its pictures',
    permission: 'daily-work',
    body: purchasePhoneRequest,
    pictures,
    answer: purchaseCreatedAnswer,
    handle: async (shop, { body, pictures: uploaded }) => ({
      message: 'Purchase Phone Record Added Successfully',
      data: await purchasePhone(shop, body, uploaded),
    }),
  }),
  readRoute({
    url: '/api/Purchase',
    summary: 'Purchases, newest first, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: listQuery.extend({ type: z.enum(['single', 'bulk']).optional() }),
    answer: purchasesAnswer,
    handle: (shop, { query }) => purchases(shop, query),
  }),
  readRoute({
    url: '/api/Purchase/:id',
    summary: 'One purchase, whole',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    answer: purchaseDetailAnswer,
    handle: async (shop, { params }) => ({ data: await purchaseDetail(shop, params.id) }),
  }),
];
