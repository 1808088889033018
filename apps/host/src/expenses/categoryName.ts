import type { Preferences } from '../preferences/preferences.ts';

/** Those that every shop is offered; a shop's own are shown as they are. */
const inUrdu: ReadonlyMap<string, string> = new Map([
  ['Rent', 'کرایہ'],
  ['Electricity', 'بجلی'],
  ['Salary', 'تنخواہ'],
  ['Tea and food', 'چائے اور کھانا'],
  ['Packaging', 'پیکنگ'],
  ['Internet', 'انٹرنیٹ'],
  ['Repair', 'مرمت'],
  ['Marketing', 'تشہیر'],
  ['Transport', 'کرایہ آمد و رفت'],
  ['Bank charges', 'بینک کے اخراجات'],
  ['Other', 'دیگر'],
]);

/** A kind of expense in the reader's language. */
export function categoryName(category: string, locale: Preferences['locale']): string {
  return (locale === 'ur' && inUrdu.get(category)) || category;
}
