import {
  dayAnswer,
  dayClosedAnswer,
  dayClosingRequest,
  dayReopenedAnswer,
  dayReopeningSchema,
  isDay,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { closeDay, reopenDay } from './closeDay.ts';
import { dayBook } from './dayBook.ts';

export const dayRoutes: Route[] = [
  readRoute({
    url: '/api/ledger/day',
    summary: "How a day went: today's when none is named",
    permission: 'daily-work',
    query: z.strictObject({
      date: z.string().max(10).meta({ format: 'date' }).refine(isDay, 'Not a date').optional(),
    }),
    answer: dayAnswer,
    handle: async (shop, { query }) => ({ data: await dayBook(shop, query.date ?? shop.today) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/ledger/day/close',
    summary: 'Close a day: count the till, set the books right, and let employees write into it no more',
    permission: 'daily-work',
    body: dayClosingRequest,
    answer: dayClosedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Day closed successfully',
      data: await closeDay(shop, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/ledger/day/reopen',
    summary: 'Open a closed day again, with every day after it',
    permission: 'reopen-day',
    body: dayReopeningSchema,
    answer: dayReopenedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Day reopened successfully',
      data: { date: body.date, closedUpTo: (await reopenDay(shop, body)) ?? null },
    }),
  }),
];
