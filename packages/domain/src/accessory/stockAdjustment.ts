import type { AccountId, JournalLine } from '../books/books.ts';
import type { MinorUnits } from '../money/money.ts';

/** Stock that was found (positive `amount`) or is missing (negative), at cost. Zero cost posts nothing. */
export function stockAdjustmentLines(adjustment: {
  stock: Extract<AccountId, 'stock:phones' | 'stock:accessories'>;
  amount: MinorUnits;
}): JournalLine[] {
  const { stock, amount } = adjustment;
  if (amount === 0) return [];
  return amount > 0
    ? [{ debit: stock, credit: 'adjust:stock', amount }]
    : [{ debit: 'adjust:stock', credit: stock, amount: -amount }];
}
