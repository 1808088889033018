import type {
  BankChange,
  banksAnswer,
  CashCount,
  NewBank,
  WalletEntry,
  WalletTransfer,
  walletEnteredAnswer,
} from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { cashCountedShape, cashCountsShape, ledgerShape, walletShape } from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import type { ListQuery } from './queries.ts';

/** Which movements of a money account a list shows. */
export interface WalletLedgerQuery extends ListQuery {
  /** What the money moved for, such as `sale`. */
  type?: string | undefined;
}

/** What the wallet shows besides the balances. */
export interface WalletQuery extends Query {
  /** How many of each account's last movements; none unless asked for. */
  movements?: number | undefined;
  /** Accounts that are out of use as well: `true`. */
  inactive?: string | undefined;
}

type BankSaved = Promise<{ message: string }>;

/** Bank accounts. */
export function bankCalls(transport: Transport) {
  return {
    list: async () => (await transport.get<Answer<typeof banksAnswer>>('api/banks/getAllBanks')).banks,
    create: (bank: NewBank, submission: Submission): BankSaved =>
      transport.send('POST', 'api/banks', toWire(bank, { openingBalance: 'money' }), submission),
    /** Renames an account, changes its kind, or takes it out of use. */
    change: (id: string, change: BankChange, submission: Submission): BankSaved =>
      transport.send('PATCH', path`api/banks/${id}`, change, submission),
    transactions: (bankId: string, query?: WalletLedgerQuery) =>
      read(transport, ledgerShape, path`api/banks/${bankId}/transactions`, query),
  };
}

/** Pocket cash and bank balances, and money that moves outside trade. */
export function walletCalls(transport: Transport) {
  return {
    balances: async (query?: WalletQuery) => (await read(transport, walletShape, 'api/wallet', query)).data,
    pocketCash: (query?: WalletLedgerQuery) =>
      read(transport, ledgerShape, 'api/pocketCash/transactions', query),
    enter: (entry: WalletEntry, submission: Submission) =>
      transport.send<Answer<typeof walletEnteredAnswer>>(
        'POST',
        'api/wallet/entry',
        toWire(entry, { amount: 'money' }),
        submission,
      ),
    transfer: (transfer: WalletTransfer, submission: Submission) =>
      transport.send<Answer<typeof walletEnteredAnswer>>(
        'POST',
        'api/wallet/transfer',
        toWire(transfer, { amount: 'money' }),
        submission,
      ),
    /** Counts a drawer or looks a bank up, and sets the books right by what is there. */
    count: (count: CashCount, submission: Submission) =>
      write(
        transport,
        cashCountedShape,
        { method: 'POST', path: 'api/wallet/count', body: toWire(count, { counted: 'money' }) },
        submission,
      ),
    /** What was counted, newest first. */
    counts: (query?: ListQuery & { account?: string | undefined }) =>
      read(transport, cashCountsShape, 'api/wallet/counts', query),
  };
}
