import { type AccountId, kindOfAccount } from '@handset/domain';
import { z } from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { Forbidden } from '../http/errors.ts';
import { keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';
import { accountEntries, type Order, type Place } from './accountEntries.ts';
import { type EntryFilter, isFiltering, passing } from './entryFilter.ts';
import { journalEntries } from './journalEntries.ts';
import { journalTotals } from './journalTotals.ts';
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
  const key = keyOf(asked.cursor, entryKey);
  const after = key && { date: key[0], number: key[1] };
  const places = await placesOf(shop, asked, account, after);
  const { page, nextCursor } = pageOf(places, asked.limit, ({ date, number }) => [date, number]);
  const { from, to, event, type, personId, q } = asked;
  const { count, sums } = await journalTotals(shop, {
    account,
    range: { from, to },
    filter: { event, type, personId, q },
  });
  return {
    data: await journalEntries(
      shop,
      page.map(({ number }) => number),
    ),
    nextCursor,
    total: count,
    totals: sums,
  };
}

function placesOf(
  shop: ShopReader,
  { from, to, limit, order = 'desc', ...asked }: JournalAsked,
  account: AccountId | undefined,
  after: Place | undefined,
): Promise<Place[]> {
  const { event, type, personId, q } = asked;
  const filter = { event, type, personId, q };
  if (account !== undefined)
    return accountEntries(shop, account, { from, to, ...filter, after, order, limit: limit + 1 });
  let query = shop
    .selectFrom('journal_entries')
    .select(['journal_entries.date', 'journal_entries.number'])
    .orderBy('journal_entries.date', order)
    .orderBy('journal_entries.number', order)
    .limit(limit + 1);
  if (from !== undefined) query = query.where('journal_entries.date', '>=', from);
  if (to !== undefined) query = query.where('journal_entries.date', '<=', to);
  if (isFiltering(filter)) query = query.where(passing(filter));
  if (after)
    query = query.where((row) =>
      row(
        row.refTuple('journal_entries.date', 'journal_entries.number'),
        order === 'asc' ? '>' : '<',
        row.tuple(after.date, after.number),
      ),
    );
  return query.execute();
}

/** Whether who may not see what things cost may ask for an account: money, debts and what was spent. */
function isOpen(account: AccountId): boolean {
  return isMoney(account) || ['party', 'expense', 'committee'].includes(kindOfAccount(account));
}
