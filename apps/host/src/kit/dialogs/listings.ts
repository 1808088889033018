import {
  useBanks,
  useCompanies,
  useModels,
  useModelsOf,
  usePartyBalances,
  usePersons,
  useWallet,
} from '@handset/api-client/swr';
import type { BankAccount, Listing, Party } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useEffect, useMemo } from 'react';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';

interface Loading<Item> {
  data?: readonly Item[] | undefined;
  error?: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

const none: readonly never[] = [];

/** Converts the result of an API hook to a flow's list. A failed load is logged, and shown by the field that lists it. */
export function useListing<Item>({ data, error, isLoading, mutate }: Loading<Item>): Listing<Item> {
  const messages = useWords(hostMessages);
  useEffect(() => {
    if (error !== undefined) console.error(error);
  }, [error]);
  return {
    items: data ?? none,
    isLoading,
    error: error === undefined || data ? undefined : errorText(error, messages),
    onRetry: () => void mutate(),
  };
}

/** Phones in stock. A toast in the specification's words says that they could not be loaded. */
export function useImeiListing<Item>(units: Loading<Item>): Listing<Item> {
  const { errors } = useWords(hostMessages);
  const toast = useToast();
  const hasFailed = units.error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(errors.imeis);
  }, [hasFailed, toast, errors.imeis]);
  return useListing(units);
}

/** Everybody, with balances and masked CNICs where they could be loaded. */
export function usePartyListing(): Listing<Party> {
  const persons = usePersons();
  const { data: balances } = usePartyBalances();
  const data = useMemo(() => {
    const known = new Map(balances?.map((party) => [party._id, party]));
    return persons.data?.map((person) => {
      const { balance, cnic } = known.get(person._id) ?? {};
      return { ...person, balance, cnic };
    });
  }, [persons.data, balances]);
  return useListing<Party>({ ...persons, data });
}

/** The bank accounts with their balances, and the cash in the till. */
export function useBankListing(): { banks: Listing<BankAccount>; pocketBalance: number | undefined } {
  const banks = useBanks();
  const { data: wallet } = useWallet();
  const data = useMemo(() => {
    const known = new Map(wallet?.banks.map((bank) => [bank._id, bank.balance]));
    return banks.data?.map((bank) => ({ ...bank, balance: known.get(bank._id) }));
  }, [banks.data, wallet]);
  return {
    banks: useListing<BankAccount>({ ...banks, data }),
    pocketBalance: wallet?.pocketCash.balance,
  };
}

/** Makers. */
export const useCompanyListing = () => useListing(useCompanies());

/** The models of several makers. */
export const useModelsOfListing = (companyIds: readonly string[]) => useListing(useModelsOf(companyIds));

/** The models of a maker. */
export const useModelListing = (companyId: string | null) => useListing(useModels(companyId));
