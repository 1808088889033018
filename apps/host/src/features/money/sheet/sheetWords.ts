import type { BalanceSheetAnswer } from '@handset/domain';
import { defineMessages } from '@handset/ui';
import { many } from '../../../kit/words/many.ts';

const en = {
  asOf: 'As of',
  asOfDay: (day: string) => `As of ${day}`,
  compareWith: 'Compare with',
  stopComparing: 'Stop comparing',
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  line: 'Line',
  amount: 'Amount',
  change: 'Change',
  total: 'Total',

  balances: 'Assets equal liabilities and equity',
  differs: (amount: string) => `The books do not balance: the difference is ${amount}`,
  parties: (count: string) => many(count, 'party', 'parties'),
  newStock: 'New phones',
  usedStock: 'Used phones',
  print: 'Print',
  names: {
    'cash:pocket': 'Pocket Cash',
    receivables: 'Receivables',
    'stock:phones': 'Phones in stock, at cost',
    'stock:accessories': 'Accessories in stock, at cost',
    'advances-paid': 'Advances paid',
    payables: 'Payables',
    'customer-advances': 'Advances of customers',
    'equity:opening': 'Opening balances',
    'equity:capital': 'Owner’s capital',
    'equity:drawings': 'Owner’s drawings',
    'equity:retained': 'Retained profit',
  } as Record<string, string>,
  /** A committee belongs to the assets or the liabilities. */
  committee: (name: string) => `Committee: ${name}`,
};

export const sheetWords = defineMessages({
  en,
  ur: {
    asOf: 'تاریخ تک',
    asOfDay: (day) => `${day} تک`,
    compareWith: 'کس سے موازنہ',
    stopComparing: 'موازنہ بند کریں',
    assets: 'اثاثے',
    liabilities: 'واجبات',
    equity: 'سرمایہ',
    line: 'مد',
    amount: 'رقم',
    change: 'فرق',
    total: 'کل',

    balances: 'اثاثے، واجبات اور سرمایہ برابر ہیں',
    differs: (amount) => `کھاتہ برابر نہیں: فرق ${amount} ہے`,
    parties: (count) => (count === '1' ? '1 پارٹی' : `${count} پارٹیاں`),
    newStock: 'نئے فون',
    usedStock: 'استعمال شدہ فون',
    print: 'پرنٹ کریں',
    names: {
      'cash:pocket': 'جیب کی نقدی',
      receivables: 'لینے ہیں',
      'stock:phones': 'اسٹاک میں فون، لاگت پر',
      'stock:accessories': 'اسٹاک میں لوازمات، لاگت پر',
      'advances-paid': 'دی ہوئی پیشگی',
      payables: 'دینے ہیں',
      'customer-advances': 'گاہکوں کی پیشگی',
      'equity:opening': 'ابتدائی رقوم',
      'equity:capital': 'مالک کا سرمایہ',
      'equity:drawings': 'مالک نے نکالا',
      'equity:retained': 'جمع شدہ منافع',
    },
    committee: (name) => `کمیٹی: ${name}`,
  },
});

/** The words of the balance sheet in one language. */
export type SheetWords = typeof en;

/** Name of a line. */
export function lineName(
  { account, name, group }: BalanceSheetAnswer['assets'][number],
  words: SheetWords,
): string {
  if (group === 'committees') return words.committee(name);
  return words.names[account] ?? name;
}
