import * as z from 'zod';
import { idSchema } from '../../party/party.ts';
import { parkedSaleRequest } from '../../sale/parkedSale.ts';
import { SELLING_TYPES, saleRequest } from '../../sale/sale.ts';
import { saleReturnRequest, saleVoidRequest } from '../../sale/saleReturn.ts';
import { SALE_STATUSES, saleCreatedAnswer, saleDetailAnswer, salesAnswer } from '../answers.ts';
import { parkedSaleAnswer, parkedSalesAnswer, takenSaleAnswer } from '../parkedSales.ts';
import { listOf, listQuery, order } from '../queries.ts';
import type { Calls } from './Call.ts';

const saleQuery = listQuery.extend({
  /** The customer's `_id`. */
  personId: idSchema.optional(),
  sellingType: listOf(SELLING_TYPES).optional(),
  status: listOf(SALE_STATUSES).optional(),
  /** `single`: one phone at most; `bulk`: several. */
  type: listOf(['single', 'bulk']).optional(),
  /** Invoices still to be paid: `open`; past their day: `overdue`. */
  due: z.enum(['open', 'overdue']).optional(),
  sort: z.enum(['date', 'invoice', 'total']).default('date'),
  order: order.default('desc'),
});

/** Invoices: phones and accessories sold. */
export const saleContract = {
  list: {
    method: 'GET',
    url: '/api/sale',
    summary: 'Sales by filter, with the totals of the whole filtered set after returns',
    access: 'daily-work',
    query: saleQuery,
    answer: salesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/sale/:id',
    summary: 'One sale with everything that its invoice prints',
    access: 'daily-work',
    answer: saleDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/sale',
    summary: 'Sell phones and accessories: in full, on credit or in exchange',
    access: 'daily-work',
    body: saleRequest,
    answer: saleCreatedAnswer,
  },
  takeBack: {
    method: 'POST',
    url: '/api/sale/:id/return',
    summary: 'Take phones and accessories of a sale back, some or all of them',
    access: 'daily-work',
    body: saleReturnRequest,
    answer: saleCreatedAnswer,
  },
  void: {
    method: 'POST',
    url: '/api/sale/:id/void',
    summary: 'Undo a sale whole, as of a day; its invoice number stays used',
    access: 'daily-work',
    body: saleVoidRequest,
    answer: saleCreatedAnswer,
  },
} as const satisfies Calls;

/** Unfinished sales that wait for any till of the shop. They take no phone out of stock. */
export const parkedSaleContract = {
  list: {
    method: 'GET',
    url: '/api/parked-sale',
    summary: 'Sales that were parked within the last seven days, the latest first',
    access: 'daily-work',
    answer: parkedSalesAnswer,
  },
  park: {
    method: 'POST',
    url: '/api/parked-sale',
    summary: 'Park an unfinished sale; one that is parked again is replaced',
    access: 'daily-work',
    body: parkedSaleRequest,
    answer: parkedSaleAnswer,
  },
  take: {
    method: 'POST',
    url: '/api/parked-sale/:id/take',
    summary: 'Take a parked sale up, which ends its parking: of several tills one gets it',
    access: 'daily-work',
    answer: takenSaleAnswer,
  },
} as const satisfies Calls;
