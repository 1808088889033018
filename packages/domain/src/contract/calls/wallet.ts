import * as z from 'zod';
import { ENTRY_TYPES } from '../../books/bookEvents.ts';
import { bankChangeSchema } from '../../wallet/bankChange.ts';
import { cashCountRequest } from '../../wallet/cashCount.ts';
import {
  moneyAccountSchema,
  newBankRequest,
  walletEntryRequest,
  walletTransferRequest,
} from '../../wallet/wallet.ts';
import { banksAnswer, ledgerAnswer } from '../answers.ts';
import { listQuery, order, queryFlag, rangeQuery, wholeNumber } from '../queries.ts';
import {
  bankAccountChangedAnswer,
  cashCountedAnswer,
  cashCountsAnswer,
  walletAnswer,
  walletEnteredAnswer,
} from '../wallet.ts';
import type { Calls } from './Call.ts';

const walletQuery = z.strictObject({
  /** Number of each account's last movements to include. @default 0 */
  movements: wholeNumber.min(0).max(20).default(0),
  /** Accounts that are out of use as well: `true`. */
  inactive: queryFlag,
});

const walletLedgerQuery = listQuery.extend({
  /** Oldest first unless asked for otherwise. */
  order: order.optional(),
  /** The reason for the movement, such as `sale`. */
  type: z.enum(ENTRY_TYPES).optional(),
});

const cashCountQuery = rangeQuery.extend({ account: moneyAccountSchema.optional() });

/** Pocket cash and bank balances, and money that moves outside trade. */
export const walletContract = {
  balances: {
    method: 'GET',
    url: '/api/wallet',
    summary:
      'Pocket cash and every bank account with their balances and, when asked for, their last movements',
    access: 'daily-work',
    query: walletQuery,
    answer: walletAnswer,
  },
  pocketCash: {
    method: 'GET',
    url: '/api/pocketCash/transactions',
    summary: 'The movements of pocket cash over a date range, the balance before it carried in',
    access: 'daily-work',
    query: walletLedgerQuery,
    answer: ledgerAnswer,
  },
  enter: {
    method: 'POST',
    url: '/api/wallet/entry',
    summary: 'Put money into an account, or take it out, for a reason outside trade',
    access: 'daily-work',
    body: walletEntryRequest,
    answer: walletEnteredAnswer,
  },
  transfer: {
    method: 'POST',
    url: '/api/wallet/transfer',
    summary: 'Move money between two accounts',
    access: 'daily-work',
    body: walletTransferRequest,
    answer: walletEnteredAnswer,
  },
  count: {
    method: 'POST',
    url: '/api/wallet/count',
    summary: 'Count a drawer or look a bank up, and set the books right by what is there',
    access: 'daily-work',
    body: cashCountRequest,
    answer: cashCountedAnswer,
  },
  counts: {
    method: 'GET',
    url: '/api/wallet/counts',
    summary: 'What was counted, newest first, with what was found too much and too little',
    access: 'daily-work',
    query: cashCountQuery,
    answer: cashCountsAnswer,
  },
} as const satisfies Calls;

/** Bank accounts. */
export const bankContract = {
  list: {
    method: 'GET',
    url: '/api/banks/getAllBanks',
    summary: 'The bank accounts that payments may choose',
    access: 'daily-work',
    answer: banksAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/banks',
    summary: 'Add a bank account with its opening balance',
    access: 'create-banks',
    body: newBankRequest,
    answer: bankAccountChangedAnswer,
  },
  change: {
    method: 'PATCH',
    url: '/api/banks/:id',
    summary: 'Rename a bank account, change its kind, or take it out of use',
    access: 'create-banks',
    body: bankChangeSchema,
    answer: bankAccountChangedAnswer,
  },
  transactions: {
    method: 'GET',
    url: '/api/banks/:id/transactions',
    summary: 'The movements of a bank account over a date range, the balance before it carried in',
    access: 'daily-work',
    query: walletLedgerQuery,
    answer: ledgerAnswer,
  },
} as const satisfies Calls;
