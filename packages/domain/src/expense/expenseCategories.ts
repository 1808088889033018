import type { Locale } from '../rules/rules.ts';

/** Standard expense categories with their Urdu names. */
const offered = {
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
} as const;

/** Standard expense categories. A shop may add others. An owner's drawing is not an expense. */
export const EXPENSE_CATEGORIES = Object.keys(offered) as readonly (keyof typeof offered)[];

const inUrdu: ReadonlyMap<string, string> = new Map(Object.entries(offered));

/** A category of expenses in a language; one that a shop has named itself is called so in every language. */
export function expenseCategoryName(category: string, locale: Locale): string {
  return (locale === 'ur' && inUrdu.get(category)) || category;
}
