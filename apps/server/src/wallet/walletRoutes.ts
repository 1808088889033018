import {
  bankAnswer,
  banksAnswer,
  idSchema,
  ledgerAnswer,
  may,
  messageAnswer,
  newBankRequest,
  walletAnswer,
  walletEntryRequest,
  walletTransferRequest,
} from '@handset/domain';
import { z } from 'zod';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { rangeQuery } from '../lists/listQuery.ts';
import { bankLedger, banks, createBank, enterMoney, pocketLedger, transferMoney, wallet } from './wallet.ts';

export const walletRoutes: Route[] = [
  readRoute({
    url: '/api/wallet',
    summary: 'Pocket cash and every bank account with their balances',
    permission: 'daily-work',
    answer: walletAnswer,
    handle: async (shop) => ({ data: await wallet(shop) }),
  }),
  readRoute({
    url: '/api/banks/getAllBanks',
    summary: "The shop's bank accounts",
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
    answer: messageAnswer.extend({ data: bankAnswer }),
    handle: async (shop, { body }) => ({
      message: 'Bank account added successfully',
      data: await createBank(shop, body),
    }),
  }),
  readRoute({
    url: '/api/banks/:id/transactions',
    summary: 'The movements of a bank account over a date range, the balance before it carried in',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    query: rangeQuery,
    answer: ledgerAnswer,
    handle: (shop, { params, query }) => bankLedger(shop, params.id, query),
  }),
  readRoute({
    url: '/api/pocketCash/transactions',
    summary: 'The movements of pocket cash over a date range, the balance before it carried in',
    permission: 'daily-work',
    query: rangeQuery,
    answer: ledgerAnswer,
    handle: (shop, { query }) => pocketLedger(shop, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/wallet/entry',
    summary: 'Put money into an account, or take it out, for a reason outside trade',
    permission: 'daily-work',
    body: walletEntryRequest,
    answer: messageAnswer,
    handle: async (shop, { body }) => {
      if (body.reason === 'opening' && !may(shop.session.role, 'open-books'))
        throw new Forbidden('Only the owner enters opening balances');
      await enterMoney(shop, body);
      return { message: 'Wallet entry recorded successfully' };
    },
  }),
  writeRoute({
    method: 'POST',
    url: '/api/wallet/transfer',
    summary: 'Move money between two accounts',
    permission: 'daily-work',
    body: walletTransferRequest,
    answer: messageAnswer,
    handle: async (shop, { body }) => {
      await transferMoney(shop, body);
      return { message: 'Transfer recorded successfully' };
    },
  }),
];
