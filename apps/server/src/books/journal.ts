import { type AccountId, kindOfAccount, toRupees } from '@handset/domain';
import { z } from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { Forbidden } from '../http/errors.ts';
import { keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';
import { accountEntries } from './accountEntries.ts';
import type { EntryFilter } from './entryFilter.ts';
import { entryPage, type Order } from './entryPages.ts';
import { journalEntries } from './journalEntries.ts';
import { journalTotals } from './journalTotals.ts';
import type { Sums } from './keepSums.ts';
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
  const stretch = {
    after: key && { date: key[0], number: key[1] },
    order,
    limit: asked.limit + 1,
  };
  const onAccount = account && (await accountEntries(shop, account, range, filter));
  const places = onAccount
    ? await onAccount.page(stretch)
    : await entryPage(shop, { ...range, ...filter, ...stretch });
  const { page, nextCursor } = pageOf(places, asked.limit, ({ date, number }) => [date, number]);
  const { entries, ...totals } = onAccount
    ? accountTotals(onAccount.sums)
    : await journalTotals(shop, range, filter);
  return {
    data: await journalEntries(
      shop,
      page.map(({ number }) => number),
    ),
    nextCursor,
    total: entries,
    totals,
  };
}

function accountTotals({ entries, debit, credit }: Sums) {
  return { entries, amount: null, debit: toRupees(debit), credit: toRupees(credit) };
}

/** Whether who may not see what things cost may ask for an account: money, debts and what was spent. */
function isOpen(account: AccountId): boolean {
  return isMoney(account) || ['party', 'expense', 'committee'].includes(kindOfAccount(account));
}
