import type { AccountId } from './books.ts';

/** The accounts that every shop has; the others are its own banks, parties, committees and kinds of expense. */
export const FIXED_ACCOUNTS = [
  'cash:pocket',
  'stock:phones',
  'stock:accessories',
  'equity:capital',
  'equity:opening',
  'income:phones',
  'income:accessories',
  'cost:phones',
  'cost:accessories',
  'adjust:cash',
  'adjust:stock',
  'adjust:parties',
] as const satisfies AccountId[];

/** The kinds of account that make a shop's profit or loss. */
export const PROFIT_KINDS = ['income', 'cost', 'expense', 'adjust'] as const;
export type ProfitKind = (typeof PROFIT_KINDS)[number];

/** The part of an account's name before the colon: what kind of account it is. */
export function kindOfAccount(account: string): string {
  return account.slice(0, account.indexOf(':'));
}

/** Whether an account is income, cost, expense or an adjustment. */
export function isProfitAccount(account: string): boolean {
  return (PROFIT_KINDS as readonly string[]).includes(kindOfAccount(account));
}
