import { accessRoutes } from '../access/accessRoutes.ts';
import { accessoriesRoutes } from '../accessories/accessoriesRoutes.ts';
import { auditRoutes } from '../audit/auditRoutes.ts';
import { booksRoutes } from '../books/booksRoutes.ts';
import { catalogRoutes } from '../catalog/catalogRoutes.ts';
import { chatRoutes } from '../chat/chatRoutes.ts';
import { committeesRoutes } from '../committees/committeesRoutes.ts';
import { demoRoutes } from '../demo/demoRoutes.ts';
import { dispatchesRoutes } from '../dispatches/dispatchesRoutes.ts';
import { expensesRoutes } from '../expenses/expensesRoutes.ts';
import { exportRoutes } from '../exports/exportRoutes.ts';
import { filesRoutes } from '../files/filesRoutes.ts';
import { importsRoutes } from '../imports/importsRoutes.ts';
import { notificationsRoutes } from '../notifications/notificationsRoutes.ts';
import { partiesRoutes } from '../parties/partiesRoutes.ts';
import { purchasesRoutes } from '../purchases/purchasesRoutes.ts';
import { salesRoutes } from '../sales/salesRoutes.ts';
import { searchRoutes } from '../search/searchRoutes.ts';
import { registrarShopRoutes } from '../shops/registrarShopRoutes.ts';
import { shopRoutes } from '../shops/shopRoutes.ts';
import { staffRoutes } from '../staff/staffRoutes.ts';
import { stockRoutes } from '../stock/stockRoutes.ts';
import { subscriptionRoutes } from '../subscription/subscriptionRoutes.ts';
import { supportRoutes } from '../support/supportRoutes.ts';
import { walletRoutes } from '../wallet/walletRoutes.ts';
import { warrantyRoutes } from '../warranty/warrantyRoutes.ts';
import type { Route } from './route.ts';

/** Every call of the API. What is not in this list does not exist. */
export const routes: Route[] = [
  ...accessRoutes,
  ...shopRoutes,
  ...registrarShopRoutes,
  ...subscriptionRoutes,
  ...supportRoutes,
  ...staffRoutes,
  ...chatRoutes,
  ...auditRoutes,
  ...catalogRoutes,
  ...partiesRoutes,
  ...walletRoutes,
  ...purchasesRoutes,
  ...stockRoutes,
  ...salesRoutes,
  ...dispatchesRoutes,
  ...warrantyRoutes,
  ...accessoriesRoutes,
  ...expensesRoutes,
  ...committeesRoutes,
  ...notificationsRoutes,
  ...booksRoutes,
  ...searchRoutes,
  ...exportRoutes,
  ...importsRoutes,
  ...filesRoutes,
  ...demoRoutes,
];
