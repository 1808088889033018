import { EXPENSE_CATEGORIES, expenseCategoryName, type Locale } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const namesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(EXPENSE_CATEGORIES.map((name) => [name, expenseCategoryName(name, locale)]));
const [inEnglish, inUrdu] = [namesIn('en'), namesIn('ur')];

const en = {
  title: 'Add expense',
  confirmTitle: (amount: string, category: string) => `Record an expense of ${amount} for ${category}?`,
  confirm: (amount: string) => `Record expense of ${amount}`,
  category: 'Category',
  /** The standard categories. A shop's own names are shown as they are. */
  categories: inEnglish,
  payee: 'Paid to (optional)',
  attachment: 'Bill or receipt (optional)',
  expense: (category: string) => `Expense: ${category}`,
};

/** The words of ExpenseForm. */
export type ExpenseMessages = typeof en;

const ur: ExpenseMessages = {
  title: 'خرچ لکھیں',
  confirmTitle: (amount, category) => `${category} کا ${amount} خرچ درج کریں؟`,
  confirm: (amount) => `${amount} خرچ درج کریں`,
  category: 'قسم',
  categories: inUrdu,
  payee: 'کس کو دیا (اختیاری)',
  attachment: 'بل یا رسید (اختیاری)',
  expense: (category) => `خرچ: ${category}`,
};

export const expenseMessages = defineMessages({ name: 'expense', en, ur });
