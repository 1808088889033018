/** A resource: the first part of a cache key. The parts after it select one record or list. */
export type Resource =
  | 'setup'
  | 'sessions'
  | 'secondFactor'
  | 'till'
  | 'companies'
  | 'models'
  | 'persons'
  | 'person'
  | 'partyBalances'
  | 'partyLedger'
  | 'payment'
  | 'parties'
  | 'dues'
  | 'duesOf'
  | 'advances'
  | 'banks'
  | 'wallet'
  | 'bankTransactions'
  | 'pocketCash'
  | 'cashCounts'
  | 'imeis'
  | 'phones'
  | 'phone'
  | 'phoneByImei'
  | 'stock'
  | 'purchases'
  | 'purchase'
  | 'bulkPurchase'
  | 'sales'
  | 'sale'
  | 'parkedSales'
  | 'dispatches'
  | 'dispatch'
  | 'claims'
  | 'accessories'
  | 'accessory'
  | 'expenses'
  | 'expense'
  | 'expenseCategories'
  | 'committees'
  | 'committee'
  | 'day'
  | 'balanceSheet'
  | 'profitAndLoss'
  | 'stockValuation'
  | 'records'
  | 'record'
  | 'dashboard'
  | 'notifications'
  | 'search'
  | 'chat'
  | 'audit'
  | 'shop'
  | 'staff'
  | 'subscription'
  | 'tickets'
  | 'ticket'
  | 'shops'
  | 'subscriptionPayments'
  | 'registrySettings'
  | 'shopTickets'
  | 'shopTicket'
  | 'picture';

/** Resources that name neither cost nor profit. Their answers are the same in every view. */
export const withoutCost: ReadonlySet<Resource> = new Set<Resource>([
  'setup',
  'sessions',
  'secondFactor',
  'till',
  'companies',
  'models',
  'persons',
  'partyBalances',
  'partyLedger',
  'payment',
  'dues',
  'duesOf',
  'advances',
  'banks',
  'wallet',
  'bankTransactions',
  'pocketCash',
  'cashCounts',
  'parkedSales',
  'claims',
  'expenseCategories',
  'committees',
  'committee',
  'chat',
  'shop',
  'staff',
  'subscription',
  'tickets',
  'ticket',
  'shops',
  'subscriptionPayments',
  'registrySettings',
  'shopTickets',
  'shopTicket',
  'picture',
]);

/** Resources that change when money moves. */
export const money = [
  'wallet',
  'bankTransactions',
  'pocketCash',
  'day',
  'balanceSheet',
  'profitAndLoss',
  'records',
  'dashboard',
] as const satisfies Resource[];

/** Resources that change when a debt changes. */
export const debts = [
  'persons',
  'person',
  'partyBalances',
  'partyLedger',
  'payment',
  'parties',
  'dues',
  'duesOf',
  'advances',
  'notifications',
] as const satisfies Resource[];

/** Resources that change when phones come or go. */
export const stock = [
  'imeis',
  'phones',
  'phone',
  'phoneByImei',
  'stock',
  'stockValuation',
  'search',
] as const satisfies Resource[];

/** Slips, in lists and whole. */
export const slips = ['purchases', 'purchase', 'bulkPurchase'] as const satisfies Resource[];

/** Invoices, in lists and whole. */
export const invoices = ['sales', 'sale'] as const satisfies Resource[];

/** Accessories, in lists and whole. */
export const accessories = ['accessories', 'accessory', 'stockValuation'] as const satisfies Resource[];
