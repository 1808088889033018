import {
  type BankChange,
  bankContract,
  type CashCount,
  type NewBank,
  type WalletEntry,
  type WalletTransfer,
  walletContract,
} from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a money account's movements. */
export type WalletLedgerQuery = QueryOf<typeof walletContract.pocketCash>;

/** Options of the wallet's answer. */
export type WalletQuery = QueryOf<typeof walletContract.balances>;

/** Filters of a list of counts. */
export type CashCountQuery = QueryOf<typeof walletContract.counts>;

/** Bank accounts. */
export function bankCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: async () => (await call(bankContract.list)).banks,
    create: (bank: NewBank, submission: Submission) => call(bankContract.create, { body: bank, submission }),
    /** Renames an account, changes its kind, or takes it out of use. */
    change: (id: string, change: BankChange, submission: Submission) =>
      call(bankContract.change, { params: { id }, body: change, submission }),
    transactions: (id: string, query?: WalletLedgerQuery) =>
      call(bankContract.transactions, { params: { id }, query }),
  };
}

/** Pocket cash and bank balances, and money that moves outside trade. */
export function walletCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    balances: async (query?: WalletQuery) => (await call(walletContract.balances, { query })).data,
    pocketCash: (query?: WalletLedgerQuery) => call(walletContract.pocketCash, { query }),
    enter: (entry: WalletEntry, submission: Submission) =>
      call(walletContract.enter, { body: entry, submission }),
    transfer: (transfer: WalletTransfer, submission: Submission) =>
      call(walletContract.transfer, { body: transfer, submission }),
    /** Records a count of a drawer or bank, and corrects the books to match it. */
    count: (count: CashCount, submission: Submission) =>
      call(walletContract.count, { body: count, submission }),
    /** Counts, newest first. */
    counts: (query?: CashCountQuery) => call(walletContract.counts, { query }),
  };
}
