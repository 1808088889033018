import type { AccountId, JournalLine } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { SIDES, type Side } from './balances.ts';
import type { DayRange } from './rangeSums.ts';

/** All lines of the entries that touch an account over a range of days, by entry. Takes two queries, whatever the range. */
export async function linesTouching(
  shop: ShopReader,
  account: AccountId,
  range: DayRange,
): Promise<Map<number, JournalLine[]>> {
  const lines = new Map<number, JournalLine[]>();
  for (const side of SIDES)
    for (const [entry, own] of Map.groupBy(await linesBehind(shop, account, side, range), entryOf))
      lines.set(entry, own);
  return lines;
}

/** Finds the entries in the index of one side. */
async function linesBehind(shop: ShopReader, account: AccountId, side: Side, { from, to }: DayRange) {
  let entries = shop
    .selectFrom('journal_lines as own')
    .select('own.entry_number')
    .where(`own.${side}`, '=', account);
  if (from !== undefined) entries = entries.where('own.date', '>=', from);
  if (to !== undefined) entries = entries.where('own.date', '<=', to);
  const rows = await shop
    .selectFrom('journal_lines')
    .select(['entry_number', 'debit', 'credit', 'amount'])
    .where('entry_number', 'in', entries)
    .execute();
  return rows.map((row) => ({
    ...row,
    debit: row.debit as AccountId,
    credit: row.credit as AccountId,
  }));
}

function entryOf({ entry_number }: { entry_number: number }): number {
  return entry_number;
}
