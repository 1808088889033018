import { type DispatchQuery, dispatchCalls } from '../resources/dispatches.ts';
import { type ExpenseQuery, expenseCalls } from '../resources/expenses.ts';
import { type JournalQuery, ledgerCalls } from '../resources/ledger.ts';
import {
  type AuditQuery,
  auditCalls,
  type NotificationQuery,
  notificationCalls,
} from '../resources/messages.ts';
import { type AdvanceQuery, type DueQuery, type PartyQuery, partyCalls } from '../resources/parties.ts';
import { type PhoneQuery, phoneCalls } from '../resources/phones.ts';
import { type PurchaseQuery, purchaseCalls } from '../resources/purchases.ts';
import type { ListQuery } from '../resources/queries.ts';
import {
  registryCalls,
  type ShopsQuery,
  type ShopTicketsQuery,
  type SubscriptionPaymentsQuery,
} from '../resources/registry.ts';
import { type SaleQuery, saleCalls } from '../resources/sales.ts';
import { walletCalls } from '../resources/wallet.ts';
import { usePages } from './usePages.ts';

// Lists that grow by pages.

/** Units. */
export const usePhones = (query: PhoneQuery) =>
  usePages('phones', query, phoneCalls, (phones, page) => phones.list({ ...query, ...page }));

/** Slips. */
export const usePurchases = (query: PurchaseQuery) =>
  usePages('purchases', query, purchaseCalls, (purchases, page) => purchases.list({ ...query, ...page }));

/** Invoices. */
export const useSales = (query: SaleQuery) =>
  usePages('sales', query, saleCalls, (sales, page) => sales.list({ ...query, ...page }));

/** Dispatches. */
export const useDispatches = (query: DispatchQuery) =>
  usePages('dispatches', query, dispatchCalls, (dispatches, page) => dispatches.list({ ...query, ...page }));

/** Parties, with what was traded and how they stand. */
export const useParties = (query: PartyQuery) =>
  usePages('parties', query, partyCalls, (parties, page) => parties.list({ ...query, ...page }));

/** What parties owe and are owed. */
export const useDues = (query: DueQuery) =>
  usePages('dues', query, partyCalls, (parties, page) => parties.dues({ ...query, ...page }));

/** What was paid ahead. */
export const useAdvances = (query: AdvanceQuery) =>
  usePages('advances', query, partyCalls, (parties, page) => parties.advances({ ...query, ...page }));

/** What was counted. */
export const useCashCounts = (query: ListQuery & { account?: string | undefined }) =>
  usePages('cashCounts', query, walletCalls, (wallet, page) => wallet.counts({ ...query, ...page }));

/** Expenses. */
export const useExpenses = (query: ExpenseQuery) =>
  usePages('expenses', query, expenseCalls, (expenses, page) => expenses.list({ ...query, ...page }));

/** The journal. */
export const useJournal = (query: JournalQuery) =>
  usePages('records', query, ledgerCalls, (ledger, page) => ledger.records({ ...query, ...page }));

/** What the shop should know. */
export const useNotifications = (query: NotificationQuery = {}) =>
  usePages('notifications', query, notificationCalls, (notifications, page) =>
    notifications.list({ ...query, ...page }),
  );

/** Who did what in the shop. */
export const useAudit = (query: AuditQuery) =>
  usePages('audit', query, auditCalls, (audit, page) => audit.lines({ ...query, ...page }));

/** The shops of a server, for a registrar. */
export const useShops = (query: ShopsQuery) =>
  usePages('shops', query, registryCalls, (registry, page) => registry.shops({ ...query, ...page }));

/** What shops say that they paid, for a registrar. */
export const useSubscriptionPayments = (query: SubscriptionPaymentsQuery) =>
  usePages('subscriptionPayments', query, registryCalls, (registry, page) =>
    registry.payments({ ...query, ...page }),
  );

/** The questions of all shops, for a registrar. */
export const useShopTickets = (query: ShopTicketsQuery) =>
  usePages('shopTickets', query, registryCalls, (registry, page) => registry.tickets({ ...query, ...page }));
