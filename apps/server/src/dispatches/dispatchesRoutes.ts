import {
  dispatchChangedAnswer,
  dispatchDetailAnswer,
  dispatchesAnswer,
  dispatchReturnRequest,
  dispatchSettledAnswer,
  idSchema,
  newDispatchRequest,
  SALE_PICTURE_SLOTS,
  saleRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { dispatchDetail, dispatches, dispatchesQuery } from './dispatches.ts';
import { returnDispatched, settleDispatch } from './resolveDispatch.ts';
import { sendOut } from './sendOut.ts';

const params = z.object({ id: idSchema });

export const dispatchesRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    url: '/api/dispatch',
    summary: 'Send phones out to a shop or person without a sale',
    permission: 'daily-work',
    body: newDispatchRequest,
    answer: dispatchChangedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Dispatch recorded successfully',
      data: await sendOut(shop, body),
    }),
  }),
  readRoute({
    url: '/api/dispatch',
    summary: 'Dispatches by filter, newest first, with what is out over the whole filtered set',
    permission: 'daily-work',
    query: dispatchesQuery,
    answer: dispatchesAnswer,
    handle: (shop, { query }) => dispatches(shop, query),
  }),
  readRoute({
    url: '/api/dispatch/:id',
    summary: 'One dispatch with its phones: everything that its challan prints',
    permission: 'daily-work',
    params,
    answer: dispatchDetailAnswer,
    handle: async (shop, { params: { id } }) => ({ data: await dispatchDetail(shop, id) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/dispatch/:id/return',
    summary: 'Put phones that came back from a dispatch in stock again',
    permission: 'daily-work',
    params,
    body: dispatchReturnRequest,
    answer: dispatchChangedAnswer,
    handle: async (shop, { params: { id }, body }) => ({
      message: 'Phones returned to stock successfully',
      data: await returnDispatched(shop, id, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/dispatch/:id/settle',
    summary: 'Sell phones that are out on a dispatch',
    permission: 'daily-work',
    params,
    body: saleRequest,
    pictures: Object.fromEntries(SALE_PICTURE_SLOTS.map((slot) => [slot, 1])),
    answer: dispatchSettledAnswer,
    handle: async (shop, { params: { id }, body, pictures }) => ({
      message: 'Sale recorded successfully',
      ...(await settleDispatch(shop, id, body, pictures)),
    }),
  }),
];
