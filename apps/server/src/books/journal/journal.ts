import { type AccountId, kindOfAccount, type ledgerContract } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { type AccountEntries, accountEntries } from '../accountEntries.ts';
import { isMoney } from '../requireFunds.ts';
import { journalEntries } from './journalEntries.ts';
import { journalView } from './journalView.ts';

/** Query of the journal. */
type JournalAsked = z.output<typeof ledgerContract.records.query>;

const entryKey = z.tuple([z.string(), z.int()]);

/** A page of the journal, newest first by default, with the totals of the whole filtered set. */
export async function journal(shop: ShopReader, asked: JournalAsked) {
  const account = asked.account as AccountId | undefined;
  if (account !== undefined && !seesCost(shop.session) && !isOpen(account))
    throw new Forbidden('account-owner-only');
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
    debit: sums.debit,
    credit: sums.credit,
  };
}

/** Whether viewers without permission to see costs may query an account: money, debts and expenses. */
function isOpen(account: AccountId): boolean {
  return isMoney(account) || ['party', 'expense', 'committee'].includes(kindOfAccount(account));
}
