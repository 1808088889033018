import { accessCalls } from '../resources/access.ts';
import { accessoryCalls } from '../resources/accessories.ts';
import { catalogCalls } from '../resources/catalog.ts';
import { committeeCalls } from '../resources/committees.ts';
import { dispatchCalls } from '../resources/dispatches.ts';
import { expenseCalls } from '../resources/expenses.ts';
import { type BalanceSheetQuery, ledgerCalls, type ProfitQuery } from '../resources/ledger.ts';
import { type ChatQuery, chatCalls, searchCalls } from '../resources/messages.ts';
import { type PartyDuesQuery, partyCalls } from '../resources/parties.ts';
import { phoneCalls, type StockQuery } from '../resources/phones.ts';
import { purchaseCalls } from '../resources/purchases.ts';
import type { ListQuery } from '../resources/queries.ts';
import { registryCalls } from '../resources/registry.ts';
import { saleCalls } from '../resources/sales.ts';
import { shopCalls } from '../resources/shop.ts';
import { subscriptionCalls } from '../resources/subscription.ts';
import { supportCalls, type TicketQuery } from '../resources/support.ts';
import { bankCalls, type WalletLedgerQuery, type WalletQuery, walletCalls } from '../resources/wallet.ts';
import { unsignedAddress } from './unsignedAddress.ts';
import { keepPrevious, useRead, useRecord } from './useRead.ts';

const FIVE_MINUTES = 5 * 60_000;

type Id = string | null | undefined;

/** Whether the server holds any shop yet. */
export const useSetup = () => useRead(['setup'], accessCalls, (access) => access.setup());

/** The devices on which one is signed in. */
export const useSessions = () => useRead(['sessions'], accessCalls, (access) => access.sessions());

export const useCompanies = () => useRead(['companies'], catalogCalls, (catalog) => catalog.companies());

/** The models of a company; nothing is asked until there is one. */
export const useModels = (companyId: Id) =>
  useRecord('models', companyId, catalogCalls, (catalog, id) => catalog.models(id));

/** The models of several companies, for a form that holds phones of each; those that are there stay while more are loaded. */
export const useModelsOf = (companyIds: readonly string[]) =>
  useRead(
    companyIds.length > 0 ? ['models', ...companyIds] : null,
    catalogCalls,
    async (catalog) => (await Promise.all(companyIds.map((id) => catalog.models(id)))).flat(),
    keepPrevious,
  );

export const usePersons = () => useRead(['persons'], partyCalls, (parties) => parties.persons());

/** The record of one customer or supplier. */
export const usePerson = (id: Id) => useRecord('person', id, partyCalls, (parties, it) => parties.record(it));

export const usePartyBalances = () => useRead(['partyBalances'], partyCalls, (parties) => parties.balances());

export const usePartyLedger = (id: Id, query: ListQuery = {}) =>
  useRecord('partyLedger', id, partyCalls, (parties, it) => parties.ledger(it, query), query);

/** Every bill and payment behind what one party owes or is owed. */
export const useDuesOf = (personId: Id, query: PartyDuesQuery = {}) =>
  useRecord('duesOf', personId, partyCalls, (parties, id) => parties.duesOf(id, query), query);

export const useBanks = () => useRead(['banks'], bankCalls, (banks) => banks.list());

export const useWallet = (query?: WalletQuery) =>
  useRead(query ? ['wallet', query] : ['wallet'], walletCalls, (wallet) => wallet.balances(query));

export const useBankTransactions = (id: Id, query: WalletLedgerQuery = {}) =>
  useRecord('bankTransactions', id, bankCalls, (banks, it) => banks.transactions(it, query), query);

export const usePocketCash = (query?: WalletLedgerQuery) =>
  useRead(['pocketCash', query], walletCalls, (wallet) => wallet.pocketCash(query), keepPrevious);

/** The units that may be sold; asked for once `isNeeded`, since a large shop has many. */
export const useImeis = (isNeeded = true) =>
  useRead(isNeeded ? ['imeis'] : null, phoneCalls, (phones) => phones.imeis());

export const usePhone = (id: Id) => useRecord('phone', id, phoneCalls, (phones, it) => phones.detail(it));

/** The phone that bears an IMEI now, or bore it last. */
export const usePhoneByImei = (imei: Id) =>
  useRecord('phoneByImei', imei, phoneCalls, (phones, it) => phones.byImei(it));

/** What is in stock by company, model and RAM/Memory. */
export const useStock = (query: StockQuery = {}) =>
  useRead(['stock', query], phoneCalls, (phones) => phones.stock(query), keepPrevious);

export const usePurchase = (id: Id) =>
  useRecord('purchase', id, purchaseCalls, (purchases, it) => purchases.detail(it));

/** A lot, entry by entry and phone by phone. */
export const useBulkPurchase = (id: Id) =>
  useRecord('bulkPurchase', id, purchaseCalls, (purchases, it) => purchases.bulkDetail(it));

export const useSale = (id: Id) => useRecord('sale', id, saleCalls, (sales, it) => sales.detail(it));

export const useDispatch = (id: Id) =>
  useRecord('dispatch', id, dispatchCalls, (dispatches, it) => dispatches.detail(it));

/** Accessories; a list that is younger than five minutes is not asked for again. */
export const useAccessories = () =>
  useRead(['accessories'], accessoryCalls, (accessories) => accessories.list(), {
    dedupingInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
  });

/** One accessory, with what moved its stock. */
export const useAccessory = (id: Id, query: ListQuery = {}) =>
  useRecord('accessory', id, accessoryCalls, (accessories, it) => accessories.detail(it, query), query);

export const useExpense = (id: Id) =>
  useRecord('expense', id, expenseCalls, (expenses, it) => expenses.detail(it));

/** What the shop may call an expense. */
export const useExpenseCategories = () =>
  useRead(['expenseCategories'], expenseCalls, (expenses) => expenses.categories());

export const useCommittees = () => useRead(['committees'], committeeCalls, (committees) => committees.list());

export const useCommittee = (id: Id) =>
  useRecord('committee', id, committeeCalls, (committees, it) => committees.detail(it));

export const useDay = (date?: string) =>
  useRead(['day', date], ledgerCalls, (ledger) => ledger.day(date), keepPrevious);

export const useBalanceSheet = (query?: BalanceSheetQuery) =>
  useRead(['balanceSheet', query], ledgerCalls, (ledger) => ledger.balanceSheet(query), keepPrevious);

export const useProfitAndLoss = (query?: ProfitQuery) =>
  useRead(['profitAndLoss', query], ledgerCalls, (ledger) => ledger.profitAndLoss(query), keepPrevious);

export const useStockValuation = () =>
  useRead(['stockValuation'], ledgerCalls, (ledger) => ledger.stockValuation());

/** One entry of the journal, whole. */
export const useJournalEntry = (number: number | undefined) =>
  useRecord('record', number === undefined ? null : String(number), ledgerCalls, (ledger, it) =>
    ledger.record(Number(it)),
  );

export const useDashboard = () => useRead(['dashboard'], ledgerCalls, (ledger) => ledger.dashboard());

/** Phones, parties, invoices and slips by one text; nothing is asked for an empty one. */
export const useSearch = (q: string) =>
  useRead(q.trim() ? ['search', q] : null, searchCalls, (search) => search.find(q), keepPrevious);

/** What the shop's people say to each other. */
export const useChat = (query?: ChatQuery) =>
  useRead(['chat', query], chatCalls, (chat) => chat.messages(query), keepPrevious);

export const useShop = () => useRead(['shop'], shopCalls, (shop) => shop.mine());

/** Everybody who can or could sign in to the shop. */
export const useStaff = () => useRead(['staff'], shopCalls, (shop) => shop.staff());

export const useSubscription = () =>
  useRead(['subscription'], subscriptionCalls, (subscription) => subscription.standing());

/** The shop's questions to those who run the service. */
export const useTickets = (query?: TicketQuery) =>
  useRead(['tickets', query], supportCalls, (support) => support.tickets(query), keepPrevious);

export const useTicket = (id: Id) =>
  useRecord('ticket', id, supportCalls, (support, it) => support.ticket(it));

/** A shop's question, for a registrar. */
export const useShopTicket = (id: Id) =>
  useRecord('shopTicket', id, registryCalls, (registry, it) => registry.ticket(it));

/** The plans and accounts that a registrar sets. */
export const useRegistrySettings = () =>
  useRead(['registrySettings'], registryCalls, (registry) => registry.settings());

/** A private picture as a file in memory; it is kept while its link changes from answer to answer. */
export const usePicture = (url: string | undefined) =>
  useRead(url ? ['picture', unsignedAddress(url)] : null, phoneCalls, (phones) => phones.picture(url ?? ''), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
