import {
  bankAccountChangedAnswer,
  bankChangeSchema,
  banksAnswer,
  cashCountedAnswer,
  cashCountRequest,
  cashCountsAnswer,
  idSchema,
  ledgerAnswer,
  may,
  moneyAccountSchema,
  newBankRequest,
  walletAnswer,
  walletEnteredAnswer,
  walletEntryRequest,
  walletTransferRequest,
} from '@handset/domain';
import * as z from 'zod';
import { walletLedgerQuery } from '../books/ledger.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { rangeQuery } from '../lists/listQuery.ts';
import { cashCounts, countCash } from './cashCounts.ts';
import {
  bankLedger,
  banks,
  changeBank,
  createBank,
  enterMoney,
  pocketLedger,
  transferMoney,
  wallet,
} from './wallet.ts';

const bankParams = z.object({ id: idSchema });

export const walletRoutes: Route[] = [
  readRoute({
    url: '/api/wallet',
    summary:
      'Pocket cash and every bank account with their balances and, when asked for, their last movements',
    permission: 'daily-work',
    query: z.strictObject({
      movements: z.coerce.number().int().min(0).max(20).default(0),
      inactive: z.enum(['true', 'false']).optional(),
    }),
    answer: walletAnswer,
    handle: async (shop, { query: { movements, inactive } }) => ({
      data: await wallet(shop, { movements, hasInactive: inactive === 'true' }),
    }),
  }),
  readRoute({
    url: '/api/banks/getAllBanks',
    summary: 'The bank accounts that payments may choose',
    permission: 'daily-work',
    answer: banksAnswer,
    handle: async (shop) => ({ banks: await banks(shop) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/banks',
    summary: 'Add a bank account with its opening balance',
    permission: 'create-banks',
    body: newBankRequest,
    answer: bankAccountChangedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Bank account added successfully',
      data: await createBank(shop, body),
    }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/banks/:id',
    summary: 'Rename a bank account, change its kind, or take it out of use',
    permission: 'create-banks',
    params: bankParams,
    body: bankChangeSchema,
    answer: bankAccountChangedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Bank account updated successfully',
      data: await changeBank(shop, params.id, body),
    }),
  }),
  readRoute({
    url: '/api/banks/:id/transactions',
    summary: 'The movements of a bank account over a date range, the balance before it carried in',
    permission: 'daily-work',
    params: bankParams,
    query: walletLedgerQuery,
    answer: ledgerAnswer,
    handle: (shop, { params, query }) => bankLedger(shop, params.id, query),
  }),
  readRoute({
    url: '/api/pocketCash/transactions',
    summary: 'The movements of pocket cash over a date range, the balance before it carried in',
    permission: 'daily-work',
    query: walletLedgerQuery,
    answer: ledgerAnswer,
    handle: (shop, { query }) => pocketLedger(shop, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/wallet/entry',
    summary: 'Put money into an account, or take it out, for a reason outside trade',
    permission: 'daily-work',
    body: walletEntryRequest,
    answer: walletEnteredAnswer,
    handle: async (shop, { body }) => {
      if (body.reason === 'opening' && !may(shop.session.role, 'open-books'))
        throw new Forbidden('Only the owner enters opening balances');
      return { message: 'Wallet entry recorded successfully', data: { entry: await enterMoney(shop, body) } };
    },
  }),
  writeRoute({
    method: 'POST',
    url: '/api/wallet/transfer',
    summary: 'Move money between two accounts',
    permission: 'daily-work',
    body: walletTransferRequest,
    answer: walletEnteredAnswer,
    handle: async (shop, { body }) => ({
      message: 'Transfer recorded successfully',
      data: { entry: await transferMoney(shop, body) },
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/wallet/count',
    summary: 'Count a drawer or look a bank up, and set the books right by what is there',
    permission: 'daily-work',
    body: cashCountRequest,
    answer: cashCountedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Count recorded successfully',
      data: await countCash(shop, body),
    }),
  }),
  readRoute({
    url: '/api/wallet/counts',
    summary: 'What was counted, newest first, with what was found too much and too little',
    permission: 'daily-work',
    query: rangeQuery.extend({ account: moneyAccountSchema.optional() }),
    answer: cashCountsAnswer,
    handle: (shop, { query }) => cashCounts(shop, query),
  }),
];
