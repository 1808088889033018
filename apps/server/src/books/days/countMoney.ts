import { type AccountId, type Day, type MinorUnits, rupeeAmount, walletEntryLines } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import { bankName } from '../accountNames.ts';
import { accountBalance } from '../balances.ts';
import { GENESIS, post } from '../post.ts';
import { refusedRule } from '../requireRange.ts';

/** Money that was counted in a drawer or found in a bank, at the end of a day. */
export interface Count {
  account: AccountId;
  date: Day;
  counted: MinorUnits;
  /** Why it differs from the books. */
  reason: string | undefined;
  /** The document that the count belongs to. */
  refType: 'cash-count' | 'day-closing';
  refId: string;
}

/** The expected balance, the entry that corrected the difference, and the last journal entry at that time. */
export interface Counted {
  expected: MinorUnits;
  entry: number | null;
  tip: { number: number; hash: string };
}

/** Corrects the books to a counted amount. @throws Refused when there is a difference without a reason */
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

/** Keeps a count of its own, beside those of the closings. */
export async function keepCount(
  shop: ShopTransaction,
  {
    id,
    account,
    date,
    counted,
    reason,
  }: Pick<Count, 'account' | 'date' | 'counted' | 'reason'> & { id: string },
  { expected, entry, tip }: Counted,
): Promise<void> {
  await shop
    .insertInto('cash_counts')
    .values({
      id,
      account,
      date,
      expected,
      counted,
      reason: reason ?? null,
      entry_number: entry,
      tip_number: tip.number,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
}

/** Refuses a count that was compared with a balance other than the one of the books. @throws Conflict */
export async function requireShown(
  shop: ShopReader,
  { account, balance, shown }: { account: AccountId; balance: MinorUnits; shown: MinorUnits | undefined },
): Promise<void> {
  if (shown === undefined || shown === balance) return;
  throw new Conflict('count-outdated', {
    bank: await bankName(shop, account),
    balance: rupeeAmount(balance),
  });
}

/** The last entry, or the hash before a shop's first entry when there is none. */
async function tipOf(shop: ShopTransaction): Promise<Counted['tip']> {
  const tip = await shop
    .selectFrom('journal_entries')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return tip ?? { number: 0, hash: GENESIS };
}
