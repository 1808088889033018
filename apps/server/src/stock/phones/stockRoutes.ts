import { idSchema, normaliseImei, phoneContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { enterPhone } from './enterPhone.ts';
import { phoneChoices } from './phoneChoices.ts';
import { phones } from './phoneList.ts';
import { phoneByImei, phoneDetail, sellablePhones, stockVersion } from './phones.ts';
import { priceList } from './priceList.ts';
import { removeEntry } from './removeEntry.ts';
import { stockList } from './stockList.ts';

const byId = z.object({ id: idSchema });

export const stockRoutes: Route[] = [
  readRoute({
    ...phoneContract.imeis,
    version: stockVersion,
    handle: (shop, { query }) => sellablePhones(shop, query),
  }),
  readRoute({
    ...phoneContract.list,
    handle: (shop, { query }) => phones(shop, query),
  }),
  readRoute({
    ...phoneContract.stock,
    handle: (shop, { query }) => stockList(shop, query),
  }),
  readRoute({
    ...phoneContract.prices,
    handle: (shop, { query }) => priceList(shop, query),
  }),
  readRoute({
    ...phoneContract.choices,
    handle: async (shop, { query }) => ({ data: await phoneChoices(shop, query) }),
  }),
  writeRoute({
    ...phoneContract.create,
    pictures: { coverImage: 1, images: 10 },
    handle: async (shop, { body, pictures }) => ({
      message: 'Mobile Phone Record Added Successfully',
      data: await enterPhone(shop, body, pictures),
    }),
  }),
  readRoute({
    ...phoneContract.detail,
    params: byId,
    handle: async (shop, { params }) => ({ data: await phoneDetail(shop, params.id) }),
  }),
  writeRoute({
    ...phoneContract.remove,
    params: byId,
    handle: async (shop, { params, body }) => {
      await removeEntry(shop, params.id, body?.reason);
      return { message: 'Mobile Phone Record Deleted Successfully' };
    },
  }),
  readRoute({
    ...phoneContract.byImei,
    params: z.object({ imei: z.string().max(40).transform(normaliseImei) }),
    handle: async (shop, { params }) => ({ data: await phoneByImei(shop, params.imei) }),
  }),
];
