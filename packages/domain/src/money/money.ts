import type { Rule } from '../rules/rules.ts';
import { plainNumber } from '../text/plainNumber.ts';

/** An amount of money as an integer of minor units (paisa, 1/100 rupee). */
export type MinorUnits = number;

/** The maximum amount of one movement: Rs 10,000,000,000. Sums of many stay exact below 2^53. */
export const MAX_AMOUNT: MinorUnits = 1_000_000_000_000;

/** The largest price of one phone or accessory: Rs 100,000,000. Beyond it a slip of the finger is likelier. */
export const MAX_PRICE: MinorUnits = 10_000_000_000;

/** The result of reading an amount: the amount, or the rule that the input breaks. */
export type ParsedAmount = { ok: true; amount: MinorUnits } | { ok: false; rule: Rule };

const DIGITS = /^\d+$/;
const GROUPED_BY_THOUSAND = /^\d{1,3}(?:,\d{3})+$/;
const GROUPED_BY_LAKH = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Reads rupees as people and payloads write them (`45000`, `'1,25,000.50'`, `'Rs ۴۵٬۰۰۰'`, `'450 Rs'`, `'500/-'`), exactly:
 * no float arithmetic takes part. Takes what `MoneyField` of @handset/ui takes. Commas stand between groups of thousands or
 * lakhs: one that could be a decimal comma (`450,50`) is refused rather than guessed at, as are exponents, signs and more
 * than two decimals.
 */
export function parseRupees(input: unknown, max: MinorUnits = MAX_AMOUNT): ParsedAmount {
  if (typeof input === 'number') return readNumber(input, max);
  if (typeof input !== 'string') return { ok: false, rule: 'money.text' };
  const text = figureOf(input);
  if (text === '') return { ok: false, rule: 'required' };
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = '', ...more] = text.slice(isNegative ? 1 : 0).split('.');
  const isWhole =
    whole === '' || [DIGITS, GROUPED_BY_THOUSAND, GROUPED_BY_LAKH].some((form) => form.test(whole));
  const isFraction = fraction === '' || DIGITS.test(fraction);
  if (!isWhole || !isFraction || more.length > 0 || whole + fraction === '')
    return { ok: false, rule: 'money.text' };
  const amount = amountOf(whole.replaceAll(',', ''), fraction, max);
  return isNegative && amount.ok && amount.amount > 0 ? { ok: false, rule: 'money.negative' } : amount;
}

/** A number that JavaScript writes with an exponent is either huge or a tiny fraction. */
function readNumber(input: number, max: MinorUnits): ParsedAmount {
  if (!Number.isFinite(input)) return { ok: false, rule: 'money.text' };
  if (input < 0) return { ok: false, rule: 'money.negative' };
  const text = String(input);
  if (text.includes('e')) return { ok: false, rule: input < 1 ? 'money.precision' : 'money.too-large' };
  const [whole = '', fraction = ''] = text.split('.');
  return amountOf(whole, fraction, max);
}

/** A figure without blanks, the sign of the currency, and the `/-` that ends a price. */
function figureOf(text: string): string {
  return plainNumber(text)
    .replaceAll(' ', '')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/(\d)\/[-=]?$/, '$1')
    .replace(/^(-?)(?:rs\.?|pkr)|(?:rs\.?|pkr)$/i, '$1');
}

function amountOf(whole: string, fraction: string, max: MinorUnits): ParsedAmount {
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
