import { type ApiClient, ApiError } from '@handset/api-client';
import type { Accessory, Company, Model } from '@handset/domain';
import type { BankAccount, Listing, Party, SaleUnit } from '@handset/flows';
import { useCallback, useEffect, useState } from 'react';

interface ShopLists {
  companies: Listing<Company>;
  models: Listing<Model>;
  parties: Listing<Party>;
  banks: Listing<BankAccount>;
  units: Listing<SaleUnit>;
  accessories: Listing<Accessory>;
  pocketBalance?: number | undefined;
}

const loading = { items: [], isLoading: true };
const nothingYet: ShopLists = {
  companies: loading,
  models: { items: [] },
  parties: loading,
  banks: loading,
  units: loading,
  accessories: loading,
};

/** The shop's lists. Use SWR, React Query or whatever your app has instead: `@handset/api-client/swr` brings hooks for SWR. */
export function useShopLists(client: ApiClient) {
  const [lists, setLists] = useState(nothingYet);

  const reload = useCallback(async () => {
    try {
      const [companies, parties, wallet, units, accessories] = await Promise.all([
        client.catalog.companies(),
        client.parties.persons(),
        client.wallet.balances(),
        client.phones.imeis(),
        client.accessories.list(),
      ]);
      setLists((before) => ({
        ...before,
        companies: { items: companies },
        parties: { items: parties },
        banks: { items: wallet.banks },
        units: { items: units },
        accessories: { items: accessories },
        pocketBalance: wallet.pocketCash.balance,
      }));
    } catch (error) {
      const problem = { items: [], error: sentence(error), onRetry: () => void reload() };
      setLists({
        ...nothingYet,
        companies: problem,
        parties: problem,
        banks: problem,
        units: problem,
        accessories: problem,
      });
    }
  }, [client]);

  const loadModels = useCallback(
    async (company: Company | null) => {
      const show = (models: Listing<Model>) => setLists((before) => ({ ...before, models }));
      if (!company) return show({ items: [] });
      show({ items: [], isLoading: true });
      try {
        show({ items: await client.catalog.models(company._id) });
      } catch (error) {
        show({ items: [], error: sentence(error), onRetry: () => void loadModels(company) });
      }
    },
    [client],
  );

  useEffect(() => void reload(), [reload]);

  return {
    lists,
    reload: () => void reload(),
    loadModels: (company: Company | null) => void loadModels(company),
  };
}

function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : 'The list could not be loaded';
}
