import type { Rule } from '../rules/rules.ts';

/** An amount of money as an integer of minor units (paisa, 1/100 rupee). */
export type MinorUnits = number;

/** The maximum amount of one movement: Rs 10,000,000,000. Sums of many stay exact below 2^53. */
export const MAX_AMOUNT: MinorUnits = 1_000_000_000_000;

/** The largest price of one phone or accessory: Rs 100,000,000. Beyond it a slip of the finger is likelier. */
export const MAX_PRICE: MinorUnits = 10_000_000_000;

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** The result of reading an amount: the amount, or the rule that the input breaks. */
export type ParsedAmount = { ok: true; amount: MinorUnits } | { ok: false; rule: Rule };

/**
 * Reads rupees as people and payloads write them (`45000`, `'45,000.50'`, `'Rs ۴۵٬۰۰۰'`), exactly: no float arithmetic
 * takes part. Exponents, signs and more than two decimals are refused rather than guessed at.
 */
export function parseRupees(input: unknown, max: MinorUnits = MAX_AMOUNT): ParsedAmount {
  if (typeof input === 'number' && !Number.isFinite(input)) return { ok: false, rule: 'money.text' };
  if (typeof input !== 'number' && typeof input !== 'string') return { ok: false, rule: 'money.text' };
  const text = latinDigits(String(input))
    .replace(/^\s*(?:rs\.?|pkr)\s*/i, '')
    .replace(/[\s,\u066c_]/g, '')
    .replace('\u066b', '.');
  if (text === '') return { ok: false, rule: 'required' };
  if (/^[-\u2212]\d/.test(text)) return { ok: false, rule: 'money.negative' };
  const match = DECIMAL.exec(text);
  if (!match) {
    // A number that JavaScript writes with an exponent is either huge or a tiny fraction.
    if (typeof input !== 'number') return { ok: false, rule: 'money.text' };
    return { ok: false, rule: Math.abs(input) < 1 ? 'money.precision' : 'money.too-large' };
  }
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > 2) return { ok: false, rule: 'money.precision' };
  const digits = whole.replace(/^0+(?=\d)/, '') + fraction.padEnd(2, '0');
  if (digits.length > 15) return { ok: false, rule: 'money.too-large' };
  const amount = Number(digits);
  return amount > max ? { ok: false, rule: 'money.too-large' } : { ok: true, amount };
}

/** Rupees as the number that payloads carry; exact, since every amount below `MAX_AMOUNT` has one shortest decimal. */
export function toRupees(amount: MinorUnits): number {
  return amount / 100;
}

/** Digits of Urdu, Persian and Arabic keyboards as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The sum of amounts in minor units. @throws RangeError beyond the safe integers, where sums stop being exact. */
export function sum(amounts: Iterable<MinorUnits>): MinorUnits {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError('A sum of money left the range of exact integers');
  return total;
}

/** A shop's way of writing money. */
export interface MoneyFormat {
  /** ISO 4217 code. @default 'PKR' */
  currency?: string;
  /** BCP 47 tag. @default 'en-PK' */
  locale?: string;
  /** Whether digits group as 1,23,45,679 (lakh and crore). @default false */
  lakhGrouping?: boolean;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** `Rs 12,345`: paisa only when not zero, a true minus sign, a no-break space. */
export function formatMoney(amount: MinorUnits, format: MoneyFormat = {}): string {
  const { currency = 'PKR', locale = 'en-PK', lakhGrouping = false } = format;
  const digits = amount % 100 === 0 ? 0 : 2;
  const tag = lakhGrouping ? 'en-IN' : locale;
  const key = `${tag} ${currency} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  const text = formatter
    .formatToParts(Math.abs(amount) / 100)
    .map((part) => (part.type === 'currency' && currency === 'PKR' ? 'Rs' : part.value))
    .join('')
    .replace(/^Rs\s*/, 'Rs\u00a0');
  return amount < 0 ? `\u2212${text}` : text;
}
