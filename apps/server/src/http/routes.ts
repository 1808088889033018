import { accessRoutes } from '../access/accessRoutes.ts';
import { accessoriesRoutes } from '../accessories/accessoriesRoutes.ts';
import { booksRoutes } from '../books/booksRoutes.ts';
import { catalogRoutes } from '../catalog/catalogRoutes.ts';
import { committeesRoutes } from '../committees/committeesRoutes.ts';
import { demoRoutes } from '../demo/demoRoutes.ts';
import { expensesRoutes } from '../expenses/expensesRoutes.ts';
import { filesRoutes } from '../files/filesRoutes.ts';
import { notificationsRoutes } from '../notifications/notificationsRoutes.ts';
import { partiesRoutes } from '../parties/partiesRoutes.ts';
import { purchasesRoutes } from '../purchases/purchasesRoutes.ts';
import { salesRoutes } from '../sales/salesRoutes.ts';
import { searchRoutes } from '../search/searchRoutes.ts';
import { shopRoutes } from '../shops/shopRoutes.ts';
import { stockRoutes } from '../stock/stockRoutes.ts';
import { walletRoutes } from '../wallet/walletRoutes.ts';
import type { Route } from './route.ts';

/** Every call of the API. What is not in this list does not exist. */
export const routes: Route[] = [
  ...accessRoutes,
  ...shopRoutes,
  ...catalogRoutes,
  ...partiesRoutes,
  ...walletRoutes,
  ...purchasesRoutes,
  ...stockRoutes,
  ...salesRoutes,
  ...accessoriesRoutes,
  ...expensesRoutes,
  ...committeesRoutes,
  ...notificationsRoutes,
  ...booksRoutes,
  ...searchRoutes,
  ...filesRoutes,
  ...demoRoutes,
];
