import { type AccountId, type MinorUnits, toRupees } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { filteredSums } from './accountEntries.ts';
import { type EntryFilter, isFiltering, passing } from './entryFilter.ts';
import { type DayRange, longestOf, rangeSums, stretchesOf } from './rangeSums.ts';

/** Which entries are added up. */
interface Asked {
  account: AccountId | undefined;
  range: DayRange;
  filter: EntryFilter;
}

/** How many entries there are, and what they move; in rupees. */
export interface JournalTotals {
  count: number;
  sums: { amount: number | null; debit: number | null; credit: number | null };
}

/** What the entries of a filtered journal come to. */
export async function journalTotals(
  shop: ShopReader,
  { account, range, filter }: Asked,
): Promise<JournalTotals> {
  if (account !== undefined) {
    const { debit, credit, entries } = isFiltering(filter)
      ? await filteredSums(shop, account, range, filter)
      : (await rangeSums(shop, account, range)).within;
    return { count: entries, sums: { amount: null, debit: toRupees(debit), credit: toRupees(credit) } };
  }
  const count = await countOf(shop, range, filter);
  const amount = seesCost(shop.session) ? toRupees(await amountOf(shop, range, filter)) : null;
  return { count, sums: { amount, debit: null, credit: null } };
}

function chosen(shop: ShopReader, { from, to }: DayRange, filter: EntryFilter) {
  let entries = shop.selectFrom('journal_entries');
  if (from !== undefined) entries = entries.where('journal_entries.date', '>=', from);
  if (to !== undefined) entries = entries.where('journal_entries.date', '<=', to);
  return isFiltering(filter) ? entries.where(passing(filter)) : entries;
}

async function countOf(shop: ShopReader, range: DayRange, filter: EntryFilter): Promise<number> {
  if (range.from === undefined && range.to === undefined && !isFiltering(filter)) {
    // Entries are numbered without gaps.
    const last = await shop
      .selectFrom('journal_entries')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.number ?? 0;
  }
  const { count } = await chosen(shop, range, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function amountOf(shop: ShopReader, range: DayRange, filter: EntryFilter): Promise<MinorUnits> {
  if (isFiltering(filter)) {
    const { amount } = await worth(shop)
      .where('entry_number', 'in', chosen(shop, range, filter).select('journal_entries.number'))
      .executeTakeFirstOrThrow();
    return amount;
  }
  const whole = await amountOfAll(shop);
  const first = await shop
    .selectFrom('journal_entries')
    .select('date')
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  if (!first) return 0;
  // Of the days before, within and after, the longest stretch is what is left of the whole.
  const stretches = stretchesOf(range, { first: first.date, today: shop.today });
  const longest = longestOf(stretches);
  const amounts: MinorUnits[] = [];
  for (const [index, { from, to, days }] of stretches.entries()) {
    if (index === longest || days <= 0) amounts.push(0);
    else {
      let query = worth(shop);
      if (from !== undefined) query = query.where('date', '>=', from);
      if (to !== undefined) query = query.where('date', '<=', to);
      amounts.push((await query.executeTakeFirstOrThrow()).amount);
    }
  }
  const [before = 0, within = 0, after = 0] = amounts;
  return longest === 1 ? whole - before - after : within;
}

const isNoCost = (row: ExpressionBuilder<ShopTables, 'journal_lines'>) =>
  row.and(
    // ';' follows ':' in ASCII: the range is every account of the kind.
    (['debit', 'credit'] as const).map((side) => row.or([row(side, '<', 'cost:'), row(side, '>=', 'cost;')])),
  );

/** What lines move, those between a cost and the stock left out. */
function worth(shop: ShopReader) {
  return shop
    .selectFrom('journal_lines')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('amount'))
    .where(isNoCost);
}

async function amountOfAll(shop: ShopReader): Promise<MinorUnits> {
  const { amount } = await shop
    .selectFrom('account_balances')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('debit'), row.lit(0)).as('amount'))
    .executeTakeFirstOrThrow();
  const costs = await shop
    .selectFrom('account_balances')
    .select(['debit', 'credit'])
    .where('account', '>=', 'cost:')
    .where('account', '<', 'cost;')
    .execute();
  return costs.reduce((rest, { debit, credit }) => rest - debit - credit, amount);
}
