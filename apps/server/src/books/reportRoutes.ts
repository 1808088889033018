import {
  balanceSheetAnswer,
  dashboardAnswer,
  isDay,
  profitAndLossAnswer,
  stockValuationAnswer,
} from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute } from '../http/route.ts';
import { balanceSheetAsOf, SHEET_DETAILS } from './balanceSheetAsOf.ts';
import { dashboard } from './dashboard.ts';
import { profitAndLoss } from './profitAndLoss.ts';
import { stockValuation } from './stockValuation.ts';

const day = z.string().max(10).meta({ format: 'date' }).refine(isDay, 'Not a date').optional();

/** Statements tell what the stock cost and what the shop earned. */
function requireSight(shop: ShopReader, statement: string): void {
  if (seesCost(shop.session)) return;
  throw new Forbidden(
    shop.session.hidesCost
      ? `Cost and profit are hidden on this screen: show them again to see the ${statement}`
      : `Only the owner sees the ${statement}`,
  );
}

export const reportRoutes: Route[] = [
  readRoute({
    url: '/api/ledger/profit-and-loss',
    summary: 'What the shop earned and spent: this month when no range is named',
    permission: 'daily-work',
    query: z.strictObject({ from: day, to: day, by: z.enum(['day', 'month']).optional() }),
    answer: profitAndLossAnswer,
    handle: async (shop, { query: { from, to, by } }) => {
      requireSight(shop, 'profit and loss');
      const until = to ?? shop.today;
      return {
        data: await profitAndLoss(shop, { from: from ?? `${until.slice(0, 7)}-01`, to: until, by }),
      };
    },
  }),
  readRoute({
    url: '/api/ledger/balance-sheet',
    summary: 'What the shop has, owes and is worth at the end of a day, beside another day if one is named',
    permission: 'daily-work',
    query: z.strictObject({ asOf: day, compareWith: day, detail: z.enum(SHEET_DETAILS).optional() }),
    answer: balanceSheetAnswer,
    handle: async (shop, { query: { asOf, compareWith, detail } }) => {
      requireSight(shop, 'balance sheet');
      return { data: await balanceSheetAsOf(shop, asOf ?? shop.today, { compareWith, detail }) };
    },
  }),
  readRoute({
    url: '/api/ledger/stock-valuation',
    summary: 'What the stock cost, by company and kind, beside what the accounts say of it',
    permission: 'daily-work',
    answer: stockValuationAnswer,
    handle: async (shop) => {
      requireSight(shop, 'stock valuation');
      return { data: await stockValuation(shop) };
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
