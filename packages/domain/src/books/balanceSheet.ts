import type { MinorUnits } from '../money/money.ts';
import { sum } from '../money/money.ts';
import type { AccountId } from './books.ts';

/** One line of a statement. Amounts have the sign of their section: a liability of 500 is 500. */
export interface StatementLine {
  account: AccountId;
  amount: MinorUnits;
}

/** Assets, debts and equity of the shop on a date, in minor units. */
export interface BalanceSheet {
  assets: StatementLine[];
  liabilities: StatementLine[];
  equity: StatementLine[];
  totalAssets: MinorUnits;
  totalLiabilities: MinorUnits;
  /** Capital, opening and the profit kept so far. */
  totalEquity: MinorUnits;
  retainedProfit: MinorUnits;
  /** Assets − liabilities − equity; anything but 0 is a defect in the books. */
  difference: MinorUnits;
}

/**
 * Sorts account balances (debits − credits) into a balance sheet. A party or committee is an asset or a
 * liability depending on the sign of its balance, and an overdrawn bank is a liability. Income, cost,
 * expenses and adjustments make up the profit.
 */
export function balanceSheet(balances: Iterable<readonly [AccountId, MinorUnits]>): BalanceSheet {
  const assets: StatementLine[] = [];
  const liabilities: StatementLine[] = [];
  const equity: StatementLine[] = [];
  let retainedProfit = 0;
  for (const [account, balance] of balances) {
    if (balance === 0) continue;
    const kind = account.slice(0, account.indexOf(':'));
    if (kind === 'equity') equity.push({ account, amount: -balance });
    else if (kind === 'income' || kind === 'cost' || kind === 'expense' || kind === 'adjust')
      retainedProfit -= balance;
    else if (balance > 0) assets.push({ account, amount: balance });
    else liabilities.push({ account, amount: -balance });
  }
  const totalAssets = sum(assets.map((line) => line.amount));
  const totalLiabilities = sum(liabilities.map((line) => line.amount));
  const totalEquity = sum(equity.map((line) => line.amount)) + retainedProfit;
  return {
    assets,
    liabilities,
    equity,
    totalAssets,
    totalLiabilities,
    totalEquity,
    retainedProfit,
    difference: totalAssets - totalLiabilities - totalEquity,
  };
}
