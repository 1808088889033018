import {
  CONDITIONS,
  idSchema,
  imeisAnswer,
  normaliseImei,
  phoneDetailAnswer,
  phonesAnswer,
  UNIT_STATES,
} from '@handset/domain';
import { z } from 'zod';
import { type Route, readRoute } from '../http/route.ts';
import { listQuery } from '../lists/listQuery.ts';
import { phoneByImei, phoneDetail, phones, sellablePhones, stockVersion } from './phones.ts';

export const stockRoutes: Route[] = [
  readRoute({
    url: '/api/Purchase/all-imeis',
    summary: 'Every unit that may be sold, newest first',
    permission: 'daily-work',
    answer: imeisAnswer,
    version: stockVersion,
    handle: async (shop) => ({ data: { imeis: await sellablePhones(shop) } }),
  }),
  readRoute({
    url: '/api/phone',
    summary: 'Phones by filter, newest first, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: listQuery.extend({
      state: z.enum(UNIT_STATES).optional(),
      condition: z.preprocess(capitalised, z.enum(CONDITIONS)).optional(),
      source: z.enum(['stock', 'single', 'bulk', 'exchange']).optional(),
      companyId: idSchema.optional(),
      modelId: idSchema.optional(),
    }),
    answer: phonesAnswer,
    handle: (shop, { query }) => phones(shop, query),
  }),
  readRoute({
    url: '/api/phone/:id',
    summary: 'One phone with its pictures and whole history',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    answer: phoneDetailAnswer,
    handle: async (shop, { params }) => ({ data: await phoneDetail(shop, params.id) }),
  }),
  readRoute({
    url: '/api/phone/imei/:imei',
    summary: 'The phone that bears an IMEI now, or bore it last',
    permission: 'daily-work',
    params: z.object({ imei: z.string().max(40).transform(normaliseImei) }),
    answer: phoneDetailAnswer,
    handle: async (shop, { params }) => ({ data: await phoneByImei(shop, params.imei) }),
  }),
];

/** The list's filter says `new`, the unit `New`. */
function capitalised(text: unknown): unknown {
  return typeof text === 'string' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
