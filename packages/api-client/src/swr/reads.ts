import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import type { ApiClient } from '../client/createApiClient.ts';
import type { ListQuery } from '../resources/parties.ts';
import type { PhoneQuery } from '../resources/phones.ts';
import { useApi } from './ApiProvider.tsx';
import { unsignedAddress } from './unsignedAddress.ts';
import { usePages } from './usePages.ts';

/** What the cache is keyed by: a resource, then what singles one of it out. */
export type Resource =
  | 'setup'
  | 'companies'
  | 'models'
  | 'persons'
  | 'partyBalances'
  | 'partyLedger'
  | 'banks'
  | 'wallet'
  | 'bankTransactions'
  | 'pocketCash'
  | 'imeis'
  | 'phones'
  | 'phone'
  | 'purchases'
  | 'purchase'
  | 'sales'
  | 'sale'
  | 'accessories'
  | 'day'
  | 'balanceSheet'
  | 'dashboard'
  | 'shop'
  | 'picture';

const FIVE_MINUTES = 5 * 60_000;

function useRead<Data>(
  key: readonly [Resource, ...unknown[]] | null,
  load: (api: ApiClient) => Promise<Data>,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const api = useApi();
  return useSWR<Data, ApiError>(key, () => load(api), config);
}

/** A record is asked for once its id is known. */
function keyOf(resource: Resource, id: string | null | undefined): readonly [Resource, string] | null {
  return id ? [resource, id] : null;
}

/** Whether the server holds any shop yet. */
export const useSetup = () => useRead(['setup'], (api) => api.access.setup());

export const useCompanies = () => useRead(['companies'], (api) => api.catalog.companies());

/** The models of a company; nothing is asked until there is one. */
export const useModels = (companyId: string | null | undefined) =>
  useRead(keyOf('models', companyId), (api) => api.catalog.models(companyId ?? ''));

export const usePersons = () => useRead(['persons'], (api) => api.parties.persons());

export const usePartyBalances = () => useRead(['partyBalances'], (api) => api.parties.balances());

export const usePartyLedger = (id: string | undefined, query?: ListQuery) =>
  useRead(id ? ['partyLedger', id, query] : null, (api) => api.parties.ledger(id ?? '', query), keepPrevious);

export const useBanks = () => useRead(['banks'], (api) => api.banks.list());

export const useWallet = () => useRead(['wallet'], (api) => api.wallet.balances());

export const useBankTransactions = (id: string | undefined, query?: ListQuery) =>
  useRead(
    id ? ['bankTransactions', id, query] : null,
    (api) => api.banks.transactions(id ?? '', query),
    keepPrevious,
  );

export const usePocketCash = (query?: ListQuery) =>
  useRead(['pocketCash', query], (api) => api.wallet.pocketCash(query), keepPrevious);

/** The units that may be sold; asked for once `isNeeded`, since a large shop has many. */
export const useImeis = (isNeeded = true) =>
  useRead(isNeeded ? ['imeis'] : null, (api) => api.phones.imeis());

export const usePhone = (id: string | undefined) =>
  useRead(keyOf('phone', id), (api) => api.phones.detail(id ?? ''));

export const usePurchase = (id: string | undefined) =>
  useRead(keyOf('purchase', id), (api) => api.purchases.detail(id ?? ''));

export const useSale = (id: string | undefined) =>
  useRead(keyOf('sale', id), (api) => api.sales.detail(id ?? ''));

/** Accessories; a list that is younger than five minutes is not asked for again. */
export const useAccessories = () =>
  useRead(['accessories'], (api) => api.accessories.list(), {
    dedupingInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
  });

export const useDay = (date?: string) => useRead(['day', date], (api) => api.ledger.day(date), keepPrevious);

export const useBalanceSheet = (asOf?: string) =>
  useRead(['balanceSheet', asOf], (api) => api.ledger.balanceSheet(asOf), keepPrevious);

export const useDashboard = () => useRead(['dashboard'], (api) => api.ledger.dashboard());

export const useShop = () => useRead(['shop'], (api) => api.shop.mine());

/** A private picture as a file in memory; it is kept while its link changes from answer to answer. */
export const usePicture = (url: string | undefined) =>
  useRead(keyOf('picture', url && unsignedAddress(url)), (api) => api.phones.picture(url ?? ''), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });

/** Units, page by page. */
export const usePhones = (query: PhoneQuery) =>
  usePages('phones', query, (api, page) => api.phones.list({ ...query, ...page }));

/** Slips, page by page. */
export const usePurchases = (query: ListQuery) =>
  usePages('purchases', query, (api, page) => api.purchases.list({ ...query, ...page }));

/** Invoices, page by page. */
export const useSales = (query: ListQuery) =>
  usePages('sales', query, (api, page) => api.sales.list({ ...query, ...page }));

const keepPrevious = { keepPreviousData: true };
