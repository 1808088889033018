import * as z from 'zod';
import { DISPATCH_STATES, dispatchReturnRequest, newDispatchRequest } from '../../dispatch/dispatch.ts';
import { saleRequest } from '../../sale/sale.ts';
import {
  dispatchChangedAnswer,
  dispatchDetailAnswer,
  dispatchesAnswer,
  dispatchSettledAnswer,
} from '../dispatches.ts';
import { listOf, listQuery, order } from '../queries.ts';
import type { Calls } from './Call.ts';

const dispatchQuery = listQuery.extend({
  state: listOf(DISPATCH_STATES).optional(),
  personId: z.uuid().optional(),
  order: order.default('desc'),
});

/** Phones sent out without a sale. */
export const dispatchContract = {
  list: {
    method: 'GET',
    url: '/api/dispatch',
    summary: 'Dispatches by filter, newest first, with what is out over the whole filtered set',
    access: 'daily-work',
    query: dispatchQuery,
    answer: dispatchesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/dispatch/:id',
    summary: 'One dispatch with its phones: everything that its challan prints',
    access: 'daily-work',
    answer: dispatchDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/dispatch',
    summary: 'Send phones out to a shop or person without a sale',
    access: 'daily-work',
    body: newDispatchRequest,
    answer: dispatchChangedAnswer,
  },
  takeBack: {
    method: 'POST',
    url: '/api/dispatch/:id/return',
    summary: 'Put phones that came back from a dispatch in stock again',
    access: 'daily-work',
    body: dispatchReturnRequest,
    answer: dispatchChangedAnswer,
  },
  settle: {
    method: 'POST',
    url: '/api/dispatch/:id/settle',
    summary: 'Sell phones that are out on a dispatch',
    access: 'daily-work',
    body: saleRequest,
    answer: dispatchSettledAnswer,
  },
} as const satisfies Calls;
