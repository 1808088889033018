import { ledgerContract } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, readRoute } from '../../base/http/route.ts';
import { balanceSheetAsOf } from './balanceSheetAsOf.ts';
import { dashboard } from './dashboard.ts';
import { profitAndLoss } from './profitAndLoss.ts';
import { stockValuation } from './stockValuation.ts';

/** Refuses statements to viewers who may not see costs and profits. @throws Forbidden */
function requireSight(
  shop: ShopReader,
  statement: 'profit-and-loss' | 'balance-sheet' | 'stock-valuation',
): void {
  if (seesCost(shop.session)) return;
  throw new Forbidden(shop.session.hidesCost ? 'statement-hidden' : 'statement-owner-only', { statement });
}

export const reportRoutes: Route[] = [
  readRoute({
    ...ledgerContract.profitAndLoss,
    handle: async (shop, { query: { from, to, by } }) => {
      requireSight(shop, 'profit-and-loss');
      const until = to ?? shop.today;
      return {
        data: await profitAndLoss(shop, { from: from ?? `${until.slice(0, 7)}-01`, to: until, by }),
      };
    },
  }),
  readRoute({
    ...ledgerContract.balanceSheet,
    handle: async (shop, { query: { asOf, compareWith, detail } }) => {
      requireSight(shop, 'balance-sheet');
      return { data: await balanceSheetAsOf(shop, asOf ?? shop.today, { compareWith, detail }) };
    },
  }),
  readRoute({
    ...ledgerContract.stockValuation,
    handle: async (shop) => {
      requireSight(shop, 'stock-valuation');
      return { data: await stockValuation(shop) };
    },
  }),
  readRoute({
    ...ledgerContract.dashboard,
    handle: async (shop) => ({ data: await dashboard(shop) }),
  }),
];
