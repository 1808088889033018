import type { AccountId, Day, JournalLine, MinorUnits } from '@handset/domain';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';

/** Sums of an account's lines. */
export interface Sums {
  debit: MinorUnits;
  credit: MinorUnits;
  /** Number of entries that touch it. */
  entries: number;
}

/** The account name for all entries of a day in `account_days`. */
export const ALL_ENTRIES = '*';

/** Adds the lines of one entry up by account. */
export function sumsOf(lines: readonly JournalLine[]): Map<AccountId, Sums> {
  const sums = new Map<AccountId, Sums>();
  const sumOf = (account: AccountId) => {
    const known = sums.get(account) ?? { debit: 0, credit: 0, entries: 1 };
    sums.set(account, known);
    return known;
  };
  for (const { debit, credit, amount } of lines) {
    sumOf(debit).debit += amount;
    sumOf(credit).credit += amount;
  }
  return sums;
}

/** Amount moved by an entry's lines, without lines between a cost and the stock. */
export function worthOf(lines: readonly JournalLine[]): MinorUnits {
  return lines
    .filter(({ debit, credit }) => !debit.startsWith('cost:') && !credit.startsWith('cost:'))
    .reduce((total, { amount }) => total + amount, 0);
}

/**
 * Updates the sums of each account with its lines: in total, and per day and event, so that no range of days
 * needs to sum lines.
 */
export async function updateSums(
  shop: ShopTransaction,
  { date, event, lines }: { date: Day; event: string; lines: readonly JournalLine[] },
): Promise<void> {
  const sums = [...sumsOf(lines)].map(([account, sum]) => ({ account, ...sum }));
  await shop
    .insertInto('account_balances')
    .values(sums)
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet((row) => ({
        debit: row('account_balances.debit', '+', row.ref('excluded.debit')),
        credit: row('account_balances.credit', '+', row.ref('excluded.credit')),
        entries: row('account_balances.entries', '+', row.lit(1)),
      })),
    )
    .execute();
  const all = { account: ALL_ENTRIES, debit: worthOf(lines), credit: 0, entries: 1 };
  await shop
    .insertInto('account_days')
    .values([...sums, all].map((sum) => ({ ...sum, date, event })))
    .onConflict((conflict) =>
      conflict.columns(['account', 'date', 'event']).doUpdateSet((row) => ({
        debit: row('account_days.debit', '+', row.ref('excluded.debit')),
        credit: row('account_days.credit', '+', row.ref('excluded.credit')),
        entries: row('account_days.entries', '+', row.lit(1)),
      })),
    )
    .execute();
}
