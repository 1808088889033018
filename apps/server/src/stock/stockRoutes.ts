import {
  idSchema,
  imeisAnswer,
  messageAnswer,
  newPhoneRequest,
  normaliseImei,
  phoneChoicesAnswer,
  phoneDetailAnswer,
  phoneEnteredAnswer,
  phoneRemovalSchema,
  phonesAnswer,
  priceListAnswer,
  stockAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { enterPhone } from './enterPhone.ts';
import { choicesQuery, phoneChoices } from './phoneChoices.ts';
import { phoneQuery, stockQuery } from './phoneFilters.ts';
import { phones } from './phoneList.ts';
import { phoneByImei, phoneDetail, sellablePhones, stockVersion } from './phones.ts';
import { priceList } from './priceList.ts';
import { removeEntry } from './removeEntry.ts';
import { stockList } from './stockList.ts';

const byId = z.object({ id: idSchema });

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
    summary: 'Phones by filter, newest first unless sorted, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: phoneQuery,
    answer: phonesAnswer,
    handle: (shop, { query }) => phones(shop, query),
  }),
  readRoute({
    url: '/api/stock',
    summary: 'What is in stock by company, model and RAM/Memory',
    permission: 'daily-work',
    query: stockQuery,
    answer: stockAnswer,
    handle: (shop, { query }) => stockList(shop, query),
  }),
  readRoute({
    url: '/api/stock/prices',
    summary: 'Phones that may be sold, kind by kind, with what is asked for them: a price list for customers',
    permission: 'daily-work',
    query: stockQuery,
    answer: priceListAnswer,
    handle: (shop, { query }) => priceList(shop, query),
  }),
  readRoute({
    url: '/api/phone/choices',
    summary: 'Companies, models, RAM/Memory and colours that a list of phones can be narrowed to',
    permission: 'daily-work',
    query: choicesQuery,
    answer: phoneChoicesAnswer,
    handle: async (shop, { query }) => ({ data: await phoneChoices(shop, query) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/phone/addPhone',
    summary: 'Enter a phone that was not bought here, with its pictures, the cover first',
    permission: 'daily-work',
    body: newPhoneRequest,
    pictures: { coverImage: 1, images: 10 },
    answer: phoneEnteredAnswer,
    handle: async (shop, { body, pictures }) => ({
      message: 'Mobile Phone Record Added Successfully',
      data: await enterPhone(shop, body, pictures),
    }),
  }),
  readRoute({
    url: '/api/phone/:id',
    summary: 'One phone with its pictures and whole history',
    permission: 'daily-work',
    params: byId,
    answer: phoneDetailAnswer,
    handle: async (shop, { params }) => ({ data: await phoneDetail(shop, params.id) }),
  }),
  writeRoute({
    method: 'DELETE',
    url: '/api/phone/:id',
    summary: 'Take out a phone that was entered here and never sold; its entry is reversed',
    permission: 'daily-work',
    params: byId,
    body: phoneRemovalSchema,
    answer: messageAnswer,
    handle: async (shop, { params, body }) => {
      await removeEntry(shop, params.id, body?.reason);
      return { message: 'Mobile Phone Record Deleted Successfully' };
    },
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
