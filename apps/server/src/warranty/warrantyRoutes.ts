import {
  idSchema,
  newWarrantyClaimSchema,
  warrantyClaimAnswer,
  warrantyClaimChangeSchema,
  warrantyClaimsAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { changeClaim, claimsQuery, recordClaim, warrantyClaims } from './warrantyClaims.ts';

export const warrantyRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    url: '/api/warrantyClaim',
    summary: 'Write down that a sold phone came back with a fault',
    permission: 'daily-work',
    body: newWarrantyClaimSchema,
    answer: warrantyClaimAnswer,
    handle: async (shop, { body }) => ({
      message: 'Warranty claim recorded successfully',
      data: await recordClaim(shop, body),
    }),
  }),
  readRoute({
    url: '/api/warrantyClaim',
    summary: 'Warranty claims by filter, newest first',
    permission: 'daily-work',
    query: claimsQuery,
    answer: warrantyClaimsAnswer,
    handle: (shop, { query }) => warrantyClaims(shop, query),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/warrantyClaim/:id',
    summary: 'Say where a warranty claim stands, or what was done about it',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: warrantyClaimChangeSchema,
    answer: warrantyClaimAnswer,
    handle: async (shop, { params: { id }, body }) => ({
      message: 'Warranty claim updated successfully',
      data: await changeClaim(shop, id, body),
    }),
  }),
];
