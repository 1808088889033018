import { type AccountId, expenseAccount, expenseLines } from '@handset/domain';
import { type Proof, paidBy, posted, sumsAgree } from '../../books/proofs/proof.ts';
import { expenseText } from './expenseText.ts';

/**
 * Proves that each expense posted exactly its amounts, and that the expense accounts contain nothing else.
 */
export const expensesAgree: Proof = async (shop, lines, balances) => {
  const expenses = await shop.selectFrom('expenses').selectAll().execute();
  const spent = new Map<AccountId, number>();
  const broken: string[] = [];
  for (const expense of expenses) {
    const { category, entry_number, reversed_by } = expense;
    const says = () => expenseLines({ category, payment: paidBy(expense) });
    broken.push(...posted('An expense', entry_number, says, lines));
    if (reversed_by !== null && !lines.has(reversed_by))
      broken.push(`The expense of entry ${entry_number} was undone by an entry that there is not`);
    if (expense.search_text !== expenseText(expense))
      broken.push(`The expense of entry ${entry_number} is not found by what it says`);
    const account = expenseAccount(category);
    if (reversed_by === null) spent.set(account, (spent.get(account) ?? 0) + expense.amount);
  }
  return [...broken, ...sumsAgree('expense', balances, spent)];
};
