import { type AccountId, type Day, type MinorUnits, walletEntryLines } from '@handset/domain';
import { accountBalance } from '../books/balances.ts';
import { GENESIS, post } from '../books/post.ts';
import { refusedRule } from '../books/requireRange.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';

/** Money that was counted in a drawer or found in a bank, at the end of a day. */
export interface Count {
  account: AccountId;
  date: Day;
  counted: MinorUnits;
  /** Why it differs from the books. */
  reason: string | undefined;
  /** What the count is part of. */
  refType: 'cash-count' | 'day-closing';
  refId: string;
}

/** What the books expected, the entry that set the difference right, and the last entry of the journal then. */
export interface Counted {
  expected: MinorUnits;
  entry: number | null;
  tip: { number: number; hash: string };
}

/** Sets the books right by what was counted. @throws Refused when there is a difference and no reason for it. */
export async function countMoney(shop: ShopTransaction, count: Count): Promise<Counted> {
  const { account, date, counted, reason, refType, refId } = count;
  const expected = await accountBalance(shop, account, date);
  const difference = counted - expected;
  if (difference !== 0 && reason === undefined) throw refusedRule('reason', 'count.reason');
  const entry =
    difference === 0
      ? null
      : await post(shop, {
          event: 'adjustment',
          date,
          description: reason ?? '',
          refType,
          refId,
          lines: walletEntryLines({
            direction: difference > 0 ? 'in' : 'out',
            account,
            amount: Math.abs(difference),
            reason: 'adjustment',
          }),
        });
  return { expected, entry, tip: await tipOf(shop) };
}

/** The hash before a shop's first entry stands in for the last where there is none. */
async function tipOf(shop: ShopTransaction): Promise<Counted['tip']> {
  const tip = await shop
    .selectFrom('journal_entries')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return tip ?? { number: 0, hash: GENESIS };
}
