import { dispatchContract, idSchema, SALE_PICTURE_SLOTS } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { dispatchDetail, dispatches } from './dispatches.ts';
import { returnDispatched, settleDispatch } from './resolveDispatch.ts';
import { sendOut } from './sendOut.ts';

const params = z.object({ id: idSchema });

export const dispatchesRoutes: Route[] = [
  writeRoute({
    ...dispatchContract.create,
    handle: async (shop, { body }) => ({
      message: 'Dispatch recorded successfully',
      data: await sendOut(shop, body),
    }),
  }),
  readRoute({
    ...dispatchContract.list,
    handle: (shop, { query }) => dispatches(shop, query),
  }),
  readRoute({
    ...dispatchContract.detail,
    params,
    handle: async (shop, { params: { id } }) => ({ data: await dispatchDetail(shop, id) }),
  }),
  writeRoute({
    ...dispatchContract.takeBack,
    params,
    handle: async (shop, { params: { id }, body }) => ({
      message: 'Phones returned to stock successfully',
      data: await returnDispatched(shop, id, body),
    }),
  }),
  writeRoute({
    ...dispatchContract.settle,
    params,
    pictures: Object.fromEntries(SALE_PICTURE_SLOTS.map((slot) => [slot, 1])),
    handle: async (shop, { params: { id }, body, pictures }) => ({
      message: 'Sale recorded successfully',
      ...(await settleDispatch(shop, id, body, pictures)),
    }),
  }),
];
