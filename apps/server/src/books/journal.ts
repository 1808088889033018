import { type AccountId, kindOfAccount, toRupees } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { Forbidden } from '../http/errors.ts';
import { keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';
import { type AccountEntries, accountEntries } from './accountEntries.ts';
import type { EntryFilter } from './entryFilter.ts';
import type { Order } from './entryPages.ts';
import { journalEntries } from './journalEntries.ts';
import { journalView } from './journalView.ts';
import { isMoney } from './requireFunds.ts';

/** Which entries the journal is asked for. */
export interface JournalAsked extends ListQuery, EntryFilter {
  account?: string | undefined;
  order?: Order | undefined;
}

const entryKey = z.tuple([z.string(), z.int()]);

/** A page of the journal, newest first unless asked for otherwise, with what the whole filtered set comes to. */
export async function journal(shop: ShopReader, asked: JournalAsked) {
  const account = asked.account as AccountId | undefined;
  if (account !== undefined && !seesCost(shop.session) && !isOpen(account))
    throw new Forbidden('Only the owner sees this account');
  const { from, to, event, type, personId, q, order = 'desc' } = asked;
  const range = { from, to };
  const filter = { event, type, personId, q };
  const key = keyOf(asked.cursor, entryKey);
  const view =
    account === undefined
      ? { ...(await journalView(shop, range, filter)), debit: null, credit: null }
      : accountView(await accountEntries(shop, account, range, filter));
  const places = await view.page({
    after: key && { date: key[0], number: key[1] },
    order,
    limit: asked.limit + 1,
  });
  const { page, nextCursor } = pageOf(places, asked.limit, ({ date, number }) => [date, number]);
  return {
    data: await journalEntries(
      shop,
      page.map(({ number }) => number),
    ),
    nextCursor,
    total: view.entries,
    totals: { amount: view.amount, debit: view.debit, credit: view.credit },
  };
}

function accountView({ sums, page }: AccountEntries) {
  return {
    page,
    entries: sums.entries,
    amount: null,
    debit: toRupees(sums.debit),
    credit: toRupees(sums.credit),
  };
}

/** Whether who may not see what things cost may ask for an account: money, debts and what was spent. */
function isOpen(account: AccountId): boolean {
  return isMoney(account) || ['party', 'expense', 'committee'].includes(kindOfAccount(account));
}
