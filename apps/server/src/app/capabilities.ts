import type { Route } from '../base/http/route.ts';
import type { Capability } from '../books/Capability.ts';
import { books } from '../books/journal/capability.ts';
import { reverseRoute } from '../books/journal/journalRoutes.ts';
import { committees } from '../money/committees/capability.ts';
import { expenses } from '../money/expenses/capability.ts';
import { parties } from '../money/parties/capability.ts';
import { wallet } from '../money/wallet/capability.ts';
import { dayBooks } from '../reports/dayBook/capability.ts';
import { exportRoutes } from '../reports/exports/exportRoutes.ts';
import { notificationsRoutes } from '../reports/notifications/notificationsRoutes.ts';
import { personRecords } from '../reports/personRecord/capability.ts';
import { search } from '../reports/search/capability.ts';
import { statements } from '../reports/statements/capability.ts';
import { access } from '../shop/access/capability.ts';
import { audit } from '../shop/audit/capability.ts';
import { chat } from '../shop/chat/capability.ts';
import { demo } from '../shop/demo/capability.ts';
import { files } from '../shop/pictures/capability.ts';
import { shops } from '../shop/shops/capability.ts';
import { staff } from '../shop/staff/capability.ts';
import { subscription } from '../shop/subscription/capability.ts';
import { support } from '../shop/support/capability.ts';
import { accessories } from '../stock/accessories/capability.ts';
import { catalog } from '../stock/catalog/capability.ts';
import { imports } from '../stock/imports/capability.ts';
import { stock } from '../stock/phones/capability.ts';
import { dispatches } from '../trade/dispatches/capability.ts';
import { parkedSales } from '../trade/parkedSales/capability.ts';
import { purchases } from '../trade/purchases/capability.ts';
import { sales } from '../trade/sales/capability.ts';
import { warranty } from '../trade/warranty/capability.ts';

/** Every feature of the server. A feature not in this list does not exist. */
const capabilities: readonly Capability[] = [
  access,
  shops,
  subscription,
  support,
  staff,
  chat,
  audit,
  catalog,
  parties,
  wallet,
  purchases,
  stock,
  sales,
  parkedSales,
  dispatches,
  warranty,
  accessories,
  expenses,
  committees,
  books,
  dayBooks,
  statements,
  personRecords,
  search,
  imports,
  files,
  demo,
];

const undo = Object.assign({}, ...capabilities.map((capability) => capability.undo));
const newsSources = capabilities.flatMap(({ notifications = [] }) => notifications);

/** Every list that can be taken as a file. */
export const exportLists = capabilities.flatMap(({ exports = [] }) => exports);

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...capabilities.flatMap((capability) => capability.routes ?? []),
  reverseRoute(undo),
  ...notificationsRoutes(newsSources),
  ...exportRoutes(exportLists),
];

/** Every part of the proof that a shop's books hold. */
export const proofs = capabilities.flatMap((capability) => capability.proofs ?? []);
