import { matchRoutes } from 'react-router-dom';
import { committeesPage } from '../../features/money/committees/pages.ts';
import { dayPage } from '../../features/money/day/pages.ts';
import { duesPages } from '../../features/money/dues/pages.ts';
import { expensesPage } from '../../features/money/expenses/pages.ts';
import { ledgersPages } from '../../features/money/ledgers/pages.ts';
import { partiesPages } from '../../features/money/parties/pages.ts';
import { sheetPage } from '../../features/money/sheet/pages.ts';
import { walletPages } from '../../features/money/wallet/pages.ts';
import { registryPages } from '../../features/shop/registry/pages.ts';
import { myShopPage } from '../../features/shop/settings/pages.ts';
import { subscriptionPage } from '../../features/shop/subscription/pages.ts';
import { supportPage } from '../../features/shop/support/pages.ts';
import { accessoriesPage } from '../../features/stock/accessories/pages.ts';
import { dispatchPages } from '../../features/stock/dispatch/pages.ts';
import { listPages } from '../../features/stock/list/pages.ts';
import { lotsPages } from '../../features/stock/lots/pages.ts';
import { phonesPages } from '../../features/stock/phones/pages.ts';
import { purchasesPages } from '../../features/trade/purchases/pages.ts';
import { salesPages } from '../../features/trade/sales/pages.ts';
import type { Page } from '../../kit/links/definePage.ts';
import { accessPages } from '../access/pages.ts';
import { dashboardPage } from '../dashboard/pages.ts';
import { demoPages } from '../demo/pages.ts';
import { notificationsPage } from '../notifications/pages.ts';

/** Pages that anybody may open. */
export const publicRoutes: readonly Page[] = accessPages;

/** Pages behind the guard, in the layout. The menu lists the pages of each group in this order. */
export const guardedRoutes: readonly Page[] = [
  dashboardPage,
  ...registryPages,
  ...listPages,
  ...phonesPages,
  ...lotsPages,
  accessoriesPage,
  ...dispatchPages,
  ...partiesPages,
  ...walletPages,
  ...duesPages,
  expensesPage,
  sheetPage,
  committeesPage,
  ...ledgersPages,
  dayPage,
  ...purchasesPages,
  myShopPage,
  ...salesPages,
  subscriptionPage,
  supportPage,
  notificationsPage,
  ...demoPages,
];

const all = [...publicRoutes, ...guardedRoutes];

/** The page at a path of the application. */
export function routeAt(pathname: string): Page | undefined {
  return matchRoutes(all, pathname)?.at(-1)?.route;
}
