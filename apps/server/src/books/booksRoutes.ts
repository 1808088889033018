import { balanceSheetAnswer, dashboardAnswer, dayAnswer, isDay } from '@handset/domain';
import { z } from 'zod';
import { seesCost } from '../database/Session.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute } from '../http/route.ts';
import { balanceSheetAsOf, dashboard, dayBook } from './statements.ts';

const day = z.string().refine(isDay, 'Not a date').optional();

export const booksRoutes: Route[] = [
  readRoute({
    url: '/api/ledger/day',
    summary: "How a day went: today's when none is named",
    permission: 'daily-work',
    query: z.strictObject({ date: day }),
    answer: dayAnswer,
    handle: async (shop, { query }) => ({ data: await dayBook(shop, query.date ?? shop.today) }),
  }),
  readRoute({
    url: '/api/ledger/balance-sheet',
    summary: 'What the shop has, owes and is worth at the end of a day',
    permission: 'daily-work',
    query: z.strictObject({ asOf: day }),
    answer: balanceSheetAnswer,
    handle: async (shop, { query }) => {
      // It tells what the stock cost and what the shop earned.
      if (!seesCost(shop.session)) throw new Forbidden('Only the owner sees the balance sheet');
      return { data: await balanceSheetAsOf(shop, query.asOf ?? shop.today) };
    },
  }),
  readRoute({
    url: '/api/dashboard',
    summary: "Today's figures at a glance",
    permission: 'daily-work',
    answer: dashboardAnswer,
    handle: async (shop) => ({ data: await dashboard(shop) }),
  }),
];
