import { bankContract, idSchema, may, OWNER_REASONS, walletContract } from '@handset/domain';
import * as z from 'zod';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
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
    ...walletContract.balances,
    handle: async (shop, { query: { movements, inactive } }) => ({
      data: await wallet(shop, { movements, hasInactive: inactive === 'true' }),
    }),
  }),
  readRoute({
    ...bankContract.list,
    handle: async (shop) => ({ banks: await banks(shop) }),
  }),
  writeRoute({
    ...bankContract.create,
    handle: async (shop, { body }) => ({
      message: 'Bank account added successfully',
      data: await createBank(shop, body),
    }),
  }),
  writeRoute({
    ...bankContract.change,
    params: bankParams,
    handle: async (shop, { params, body }) => ({
      message: 'Bank account updated successfully',
      data: await changeBank(shop, params.id, body),
    }),
  }),
  readRoute({
    ...bankContract.transactions,
    params: bankParams,
    handle: (shop, { params, query }) => bankLedger(shop, params.id, query),
  }),
  readRoute({
    ...walletContract.pocketCash,
    handle: (shop, { query }) => pocketLedger(shop, query),
  }),
  writeRoute({
    ...walletContract.enter,
    handle: async (shop, { body }) => {
      if (OWNER_REASONS.includes(body.reason) && !may(shop.session.role, 'open-books'))
        throw new Forbidden('wallet-entries-owner-only');
      return { message: 'Wallet entry recorded successfully', data: { entry: await enterMoney(shop, body) } };
    },
  }),
  writeRoute({
    ...walletContract.transfer,
    handle: async (shop, { body }) => ({
      message: 'Transfer recorded successfully',
      data: { entry: await transferMoney(shop, body) },
    }),
  }),
  writeRoute({
    ...walletContract.count,
    handle: async (shop, { body }) => ({
      message: 'Count recorded successfully',
      data: await countCash(shop, body),
    }),
  }),
  readRoute({
    ...walletContract.counts,
    handle: (shop, { query }) => cashCounts(shop, query),
  }),
];
