import type { Locale } from '../rules/rules.ts';
import type { MinorUnits } from './money.ts';

interface Numerals {
  /** Names of the numbers below one hundred. */
  below100(count: number): string;
  scales: readonly [number, string][];
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const english: Numerals = {
  below100(count) {
    if (count < 20) return ONES[count] ?? '';
    const rest = count % 10;
    return `${TENS[Math.floor(count / 10)]}${rest > 0 ? `-${ONES[rest]}` : ''}`;
  },
  scales: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ],
};

// Every Urdu number below one hundred has a name of its own.
const URDU_NUMBERS = [
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس',
  'بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس',
  'تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس',
  'چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس',
  'پچاس اکیاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ',
  'ساٹھ اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر',
  'ستر اکہتر بہتر تہتر چوہتر پچہتر چھہتر ستتر اٹھہتر اناسی',
  'اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی',
  'نوے اکیانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے',
]
  .join(' ')
  .split(' ');

const urdu: Numerals = {
  below100: (count) => URDU_NUMBERS[count] ?? '',
  scales: [
    [10_000_000, 'کروڑ'],
    [100_000, 'لاکھ'],
    [1_000, 'ہزار'],
    [100, 'سو'],
  ],
};

/** `Rupees one lakh twenty-five thousand and fifty paisa only`, as an invoice spells its total in either language. */
export function amountInWords(amount: MinorUnits, locale: Locale = 'en'): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const paisa = Math.abs(amount) % 100;
  if (locale === 'ur') {
    const fraction = paisa > 0 ? ` اور ${words(paisa, urdu)} پیسے` : '';
    return `${amount < 0 ? 'منفی ' : ''}${words(whole, urdu)} روپے${fraction} صرف`;
  }
  const fraction = paisa > 0 ? ` and ${words(paisa, english)} paisa` : '';
  return `Rupees ${amount < 0 ? 'minus ' : ''}${words(whole, english)}${fraction} only`;
}

function words(count: number, numerals: Numerals): string {
  for (const [size, name] of numerals.scales) {
    if (count < size) continue;
    const rest = count % size;
    return `${words(Math.floor(count / size), numerals)} ${name}${rest > 0 ? ` ${words(rest, numerals)}` : ''}`;
  }
  return numerals.below100(count);
}
