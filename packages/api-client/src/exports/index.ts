export { ApiError } from '../client/ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from '../client/createApiClient.ts';
export type { FormFiles } from '../client/multipart.ts';
export { newSubmission, type Submission } from '../client/Submission.ts';
export {
  createTransport,
  type Query,
  retryDelay,
  type Transport,
  type TransportOptions,
} from '../client/transport.ts';
export { accessCalls } from '../resources/access.ts';
export { type AccessoryQuery, accessoryCalls } from '../resources/accessories.ts';
export { catalogCalls } from '../resources/catalog.ts';
export { committeeCalls } from '../resources/committees.ts';
export { type DispatchQuery, dispatchCalls } from '../resources/dispatches.ts';
export { type ExpenseQuery, expenseCalls } from '../resources/expenses.ts';
export {
  type BalanceSheetQuery,
  type JournalQuery,
  ledgerCalls,
  type ProfitQuery,
} from '../resources/ledger.ts';
export {
  type AuditQuery,
  auditCalls,
  type ChatQuery,
  chatCalls,
  type NotificationQuery,
  notificationCalls,
  searchCalls,
} from '../resources/messages.ts';
export {
  type AdvanceQuery,
  type DueQuery,
  type PartyDuesQuery,
  type PartyLedgerQuery,
  type PartyQuery,
  partyCalls,
} from '../resources/parties.ts';
export {
  type PhoneChoicesQuery,
  type PhonePage,
  type PhonePictures,
  type PhoneQuery,
  phoneCalls,
  type StockQuery,
} from '../resources/phones.ts';
export {
  type PurchasePage,
  type PurchasePictures,
  type PurchaseQuery,
  purchaseCalls,
} from '../resources/purchases.ts';
export type { ListQuery } from '../resources/queries.ts';
export {
  registryCalls,
  type ShopsQuery,
  type ShopTicketsQuery,
  type SubscriptionPaymentsQuery,
} from '../resources/registry.ts';
export {
  parkedSaleCalls,
  type SalePage,
  type SalePictures,
  type SaleQuery,
  saleCalls,
} from '../resources/sales.ts';
export { type ExportedList, sheetCalls } from '../resources/sheets.ts';
export { shopCalls } from '../resources/shop.ts';
export { subscriptionCalls } from '../resources/subscription.ts';
export { supportCalls, type TicketQuery } from '../resources/support.ts';
export {
  bankCalls,
  type CashCountQuery,
  type WalletLedgerQuery,
  type WalletQuery,
  walletCalls,
} from '../resources/wallet.ts';
export { type ClaimQuery, warrantyCalls } from '../resources/warranty.ts';
