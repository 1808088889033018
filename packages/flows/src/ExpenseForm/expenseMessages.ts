import type { Catalogue } from '../messages/catalogue.ts';

const en = {
  title: 'Add Expense',
  confirm: 'Record expense',
  category: 'Category',
  /** Of those that every shop is offered; a shop's own are shown as they are. */
  categories: {
    Rent: 'Rent',
    Electricity: 'Electricity',
    Salary: 'Salary',
    'Tea and food': 'Tea and food',
    Packaging: 'Packaging',
    Internet: 'Internet',
    Repair: 'Repair',
    Marketing: 'Marketing',
    Transport: 'Transport',
    'Bank charges': 'Bank charges',
    Other: 'Other',
  } as Record<string, string>,
  payee: 'Paid to (optional)',
  attachment: 'Bill or receipt (optional)',
  expense: (category: string) => `Expense: ${category}`,
};

/** The words of ExpenseForm. */
export type ExpenseMessages = typeof en;

const ur: ExpenseMessages = {
  title: 'خرچ لکھیں',
  confirm: 'خرچ درج کریں',
  category: 'خرچ کی قسم',
  categories: {
    Rent: 'کرایہ',
    Electricity: 'بجلی',
    Salary: 'تنخواہ',
    'Tea and food': 'چائے اور کھانا',
    Packaging: 'پیکنگ',
    Internet: 'انٹرنیٹ',
    Repair: 'مرمت',
    Marketing: 'تشہیر',
    Transport: 'کرایہ آمد و رفت',
    'Bank charges': 'بینک کے اخراجات',
    Other: 'دیگر',
  },
  payee: 'کس کو دیا (اختیاری)',
  attachment: 'بل یا رسید (اختیاری)',
  expense: (category) => `خرچ: ${category}`,
};

export const expenseMessages: Catalogue<'expense'> = { name: 'expense', en, ur };
