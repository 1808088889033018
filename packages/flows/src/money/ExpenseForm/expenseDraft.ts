import {
  type Day,
  EXPENSE_CATEGORIES,
  expenseKey,
  type MinorUnits,
  type WalletSource,
} from '@handset/domain';
import { pocketSource, splitInput } from '../wallets/walletSource.ts';

/** Values of ExpenseForm, JSON apart from the pictures. */
export interface ExpenseDraft {
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  /** One of the categories or a name of the shop's own; null while none is chosen. */
  category: string | null;
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  wallet: WalletSource;
  payee: string;
  note: string;
  /** Pictures of the bill. */
  attachment: File[];
}

/** An expense of the day, paid from the till. */
export function emptyExpense(today: Day): ExpenseDraft {
  return {
    date: today,
    category: null,
    amount: null,
    wallet: pocketSource,
    payee: '',
    note: '',
    attachment: [],
  };
}

/** Builds the input of the domain's `newExpenseSchema`. */
export function expenseInput({ wallet, attachment: _, ...expense }: ExpenseDraft) {
  return { ...expense, ...splitInput(wallet, expense.amount) };
}

/** The categories to choose from: the shop's, or those that every shop is offered, with the one that was just named; each once. */
export function categoriesOf(known: readonly string[] | undefined, chosen: string | null): string[] {
  const names = [...(known && known.length > 0 ? known : EXPENSE_CATEGORIES), ...(chosen ? [chosen] : [])];
  return [...new Map(names.toReversed().map((name) => [expenseKey(name), name])).values()].reverse();
}
