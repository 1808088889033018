import type { AccountId, JournalLine } from '../books/books.ts';
import type { MinorUnits } from '../money/money.ts';

/** Amounts that the shop bought from a party and sold to it. */
export interface Trade {
  bought: MinorUnits;
  sold: MinorUnits;
}

/**
 * Amounts traded with a party in an entry, derived from its lines. Goods that came in, except through their
 * own cost of sale, count as bought (a phone taken in exchange too), and income as sold. Returns and
 * reversals count against them.
 */
export function tradeOf(lines: Iterable<JournalLine>): Trade {
  const trade = { bought: 0, sold: 0 };
  for (const { debit, credit, amount } of lines) {
    if (isStock(debit) && !isCost(credit)) trade.bought += amount;
    if (isStock(credit) && !isCost(debit)) trade.bought -= amount;
    if (isIncome(credit)) trade.sold += amount;
    if (isIncome(debit)) trade.sold -= amount;
  }
  return trade;
}

function isStock(account: AccountId): boolean {
  return account.startsWith('stock:');
}

function isCost(account: AccountId): boolean {
  return account.startsWith('cost:');
}

function isIncome(account: AccountId): boolean {
  return account.startsWith('income:');
}
