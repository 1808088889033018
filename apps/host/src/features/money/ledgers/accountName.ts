import { expenseCategoryName } from '@handset/domain';
import type { Preferences } from '../../../kit/session/preferences.ts';

/** The accounts that every shop has. */
const inUrdu: ReadonlyMap<string, string> = new Map([
  ['cash:pocket', 'جیب کی نقدی'],
  ['stock:phones', 'فونوں کا اسٹاک'],
  ['stock:accessories', 'لوازمات کا اسٹاک'],
  ['equity:capital', 'مالک کا سرمایہ'],
  ['equity:opening', 'ابتدائی رقوم'],
  ['income:phones', 'فونوں کی فروخت'],
  ['income:accessories', 'لوازمات کی فروخت'],
  ['cost:phones', 'بکے ہوئے فونوں کی لاگت'],
  ['cost:accessories', 'بکے ہوئے لوازمات کی لاگت'],
  ['adjust:cash', 'نقدی کی درستیاں'],
  ['adjust:stock', 'اسٹاک کی درستیاں'],
  ['adjust:parties', 'معاف کیے گئے قرض'],
]);

/** An account in the reader's language; banks, parties and committees are called as they call themselves. */
export function accountName(
  { account, name }: { account: string; name: string },
  locale: Preferences['locale'],
): string {
  if (account.startsWith('expense:')) return expenseCategoryName(name, locale);
  return (locale === 'ur' && inUrdu.get(account)) || name;
}
