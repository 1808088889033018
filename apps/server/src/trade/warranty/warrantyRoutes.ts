import { idSchema, warrantyContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { changeClaim, recordClaim, warrantyClaims } from './warrantyClaims.ts';

export const warrantyRoutes: Route[] = [
  writeRoute({
    ...warrantyContract.create,
    handle: async (shop, { body }) => ({
      message: 'Warranty claim recorded successfully',
      data: await recordClaim(shop, body),
    }),
  }),
  readRoute({
    ...warrantyContract.list,
    handle: (shop, { query }) => warrantyClaims(shop, query),
  }),
  writeRoute({
    ...warrantyContract.change,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params: { id }, body }) => ({
      message: 'Warranty claim updated successfully',
      data: await changeClaim(shop, id, body),
    }),
  }),
];
