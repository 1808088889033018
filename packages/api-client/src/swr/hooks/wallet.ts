import type { BankChange, CashCount, NewBank, WalletEntry, WalletTransfer } from '@handset/domain';
import {
  bankCalls,
  type CashCountQuery,
  type WalletLedgerQuery,
  type WalletQuery,
  walletCalls,
} from '../../resources/wallet.ts';
import type { Of } from '../identity.ts';
import { money } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useBanks = () => useRead(['banks'], bankCalls, (banks) => banks.list());

export const useWallet = (query?: WalletQuery) =>
  useRead(query ? ['wallet', query] : ['wallet'], walletCalls, (wallet) => wallet.balances(query));

/** The movements of a bank account. */
export const useBankTransactions = (bankId: string, query: WalletLedgerQuery = {}) =>
  usePages('bankTransactions', { bankId, ...query }, bankCalls, (banks, page) =>
    banks.transactions(bankId, { ...query, ...page }),
  );

/** The movements of the till. */
export const usePocketCash = (query: WalletLedgerQuery = {}) =>
  usePages('pocketCash', query, walletCalls, (wallet, page) => wallet.pocketCash({ ...query, ...page }));

/** Counts of cash. */
export const useCashCounts = (query: CashCountQuery) =>
  usePages('cashCounts', query, walletCalls, (wallet, page) => wallet.counts({ ...query, ...page }));

export const useCreateBank = () =>
  useWrite(bankCalls, (banks, bank: NewBank, submission) => banks.create(bank, submission), [
    'banks',
    ...money,
  ]);

export const useChangeBank = () =>
  useWrite(
    bankCalls,
    (banks, { id, change }: Of<BankChange>, submission) => banks.change(id, change, submission),
    ['banks', ...money],
  );

export const useWalletEntry = () =>
  useWrite(walletCalls, (wallet, entry: WalletEntry, submission) => wallet.enter(entry, submission), money);

export const useWalletTransfer = () =>
  useWrite(
    walletCalls,
    (wallet, transfer: WalletTransfer, submission) => wallet.transfer(transfer, submission),
    money,
  );

export const useCashCount = () =>
  useWrite(walletCalls, (wallet, count: CashCount, submission) => wallet.count(count, submission), [
    ...money,
    'cashCounts',
  ]);
