import * as z from 'zod';
import { CONDITIONS, SPECIFICATIONS } from '../../catalog/catalog.ts';
import { rupees } from '../../money/moneySchema.ts';
import { idSchema } from '../../party/party.ts';
import { newPhoneRequest, phoneRemovalSchema } from '../../stock/stockPhone.ts';
import { cleanText } from '../../text/text.ts';
import { imeisAnswer, messageAnswer, phoneDetailAnswer, phonesAnswer, UNIT_STATES } from '../answers.ts';
import { listOf, listQuery, order, pageQuery, wholeNumber } from '../queries.ts';
import { phoneChoicesAnswer, phoneEnteredAnswer, priceListAnswer, stockAnswer } from '../stock.ts';
import type { Calls } from './Call.ts';

const word = z.string().max(80).transform(cleanText).optional();
const days = wholeNumber.min(0).max(36_500).optional();

/** Everything that a list of stock filters by. */
const phoneFilters = {
  condition: listOf(CONDITIONS).optional(),
  /** Origin. */
  source: listOf(['stock', 'single', 'bulk', 'exchange']).optional(),
  companyId: idSchema.optional(),
  modelId: idSchema.optional(),
  /** The company's name. */
  company: word,
  /** The model's name. */
  model: word,
  /** RAM/Memory as it is written; blank: phones of which it is not known. */
  ram: word,
  color: word,
  specifications: listOf(SPECIFICATIONS).optional(),
  /** Demand price at least, in rupees. */
  priceFrom: rupees().optional(),
  /** Demand price at most, in rupees. */
  priceTo: rupees().optional(),
  /** Days since they came, at least. */
  ageFrom: days,
  /** Days since they came, at most. */
  ageTo: days,
  /** Phones with missing checks: used ones not looked up in e-Gadget, or any without a PTA status. */
  unchecked: z.enum(['eGadget', 'pta']).optional(),
};

const phoneQuery = listQuery.extend({
  ...phoneFilters,
  state: listOf(UNIT_STATES).optional(),
  sort: z
    .enum(['acquiredOn', 'demandPrice', 'finalPrice', 'purchasePrice', 'companyName', 'daysInStock'])
    .default('acquiredOn'),
  /** @default rising for names, falling for the rest */
  order: order.optional(),
  // It carries the name of a company and of a model.
  cursor: z.string().max(2000).optional(),
});

const stockQuery = z.strictObject({ q: listQuery.shape.q, ...phoneFilters });

const choicesQuery = z.strictObject({
  state: phoneQuery.shape.state,
  condition: phoneQuery.shape.condition,
});

/** Maximum number of units of a page of `GET /api/Purchase/all-imeis`. */
export const MAX_IMEIS_PER_PAGE = 5000;

const imeiQuery = z.strictObject({
  /** Units of a page, up to 5,000. Without it all of them come at once. */
  limit: wholeNumber.min(1).max(MAX_IMEIS_PER_PAGE).optional(),
  cursor: pageQuery.shape.cursor,
});

/** Phones that are or were in stock. */
export const phoneContract = {
  imeis: {
    method: 'GET',
    url: '/api/Purchase/all-imeis',
    summary: 'Every unit that may be sold, newest first; with a limit, page by page',
    access: 'daily-work',
    query: imeiQuery,
    answer: imeisAnswer,
  },
  list: {
    method: 'GET',
    url: '/api/phone',
    summary: 'Phones by filter, newest first unless sorted, with the totals of the whole filtered set',
    access: 'daily-work',
    query: phoneQuery,
    answer: phonesAnswer,
  },
  stock: {
    method: 'GET',
    url: '/api/stock',
    summary: 'What is in stock by company, model and RAM/Memory',
    access: 'daily-work',
    query: stockQuery,
    answer: stockAnswer,
  },
  prices: {
    method: 'GET',
    url: '/api/stock/prices',
    summary: 'Phones that may be sold, kind by kind, with what is asked for them: a price list for customers',
    access: 'daily-work',
    query: stockQuery,
    answer: priceListAnswer,
  },
  choices: {
    method: 'GET',
    url: '/api/phone/choices',
    summary: 'Companies, models, RAM/Memory and colours that a list of phones can be narrowed to',
    access: 'daily-work',
    query: choicesQuery,
    answer: phoneChoicesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/phone/:id',
    summary: 'One phone with its pictures and whole history',
    access: 'daily-work',
    answer: phoneDetailAnswer,
  },
  byImei: {
    method: 'GET',
    url: '/api/phone/imei/:imei',
    summary: 'The phone that bears an IMEI now, or bore it last',
    access: 'daily-work',
    answer: phoneDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/phone/addPhone',
    summary: 'Enter a phone that was not bought here, with its pictures, the cover first',
    access: 'daily-work',
    body: newPhoneRequest,
    answer: phoneEnteredAnswer,
  },
  remove: {
    method: 'DELETE',
    url: '/api/phone/:id',
    summary: 'Take out a phone that was entered here and never sold; its entry is reversed',
    access: 'daily-work',
    body: phoneRemovalSchema,
    answer: messageAnswer,
  },
} as const satisfies Calls;
