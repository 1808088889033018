import { parkedSaleContract, parkedSaleIdSchema } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { parkedSales, parkSale, takeParked } from './parkedSales.ts';

// Nothing that is parked is in the books, so none of it is in the audit log.
export const parkedSaleRoutes: Route[] = [
  readRoute({
    ...parkedSaleContract.list,
    handle: async (shop) => ({ data: await parkedSales(shop) }),
  }),
  writeRoute({
    ...parkedSaleContract.park,
    isAudited: false,
    handle: async (shop, { body }) => ({ message: 'Sale parked', data: await parkSale(shop, body) }),
  }),
  writeRoute({
    ...parkedSaleContract.take,
    status: 200,
    params: z.object({ id: parkedSaleIdSchema }),
    isAudited: false,
    handle: async (shop, { params }) => ({
      message: 'Sale taken up',
      data: await takeParked(shop, params.id),
    }),
  }),
];
