import { type AccountId, expenseAccount, expenseLines, paymentLegs } from '@handset/domain';
import type { Proof } from '../books/proof.ts';

/** Each expense posted exactly what it says, and nothing else is in the accounts of expenses. */
export const expensesAgree: Proof = async (shop, lines, balances) => {
  const expenses = await shop.selectFrom('expenses').selectAll().execute();
  const spent = new Map<AccountId, number>();
  const broken: string[] = [];
  for (const expense of expenses) {
    const says = expenseLines({
      category: expense.category,
      payment: paymentLegs({
        pocketCash: expense.pocket_cash,
        accountCash: expense.account_cash,
        bankAccountUsed: expense.bank_id ?? undefined,
      }),
    });
    if (JSON.stringify(lines.get(expense.entry_number) ?? []) !== JSON.stringify(says))
      broken.push(`The expense of entry ${expense.entry_number} did not post what it says`);
    if (expense.reversed_by !== null && !lines.has(expense.reversed_by))
      broken.push(`The expense of entry ${expense.entry_number} was undone by an entry that there is not`);
    const account = expenseAccount(expense.category);
    if (expense.reversed_by === null) spent.set(account, (spent.get(account) ?? 0) + expense.amount);
  }
  const accounts = [...balances.keys()].filter((account) => account.startsWith('expense:'));
  for (const account of new Set([...accounts, ...spent.keys()]))
    if ((balances.get(account) ?? 0) !== (spent.get(account) ?? 0))
      broken.push(`The account ${account} is not the sum of its expenses`);
  return broken;
};
