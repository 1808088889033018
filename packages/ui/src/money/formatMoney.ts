import { groupDigits } from './groupDigits.ts';

/** Options for writing an amount. */
export interface FormatMoneyTextOptions {
  /** How many digits of the minor units are decimals; it rounds nothing, so that with 0, `1250` is `1,250`. @default 2 */
  fractionDigits?: number | undefined;
  /** Whether thousands are set apart. @default true */
  hasGrouping?: boolean | undefined;
  /** The BCP 47 tag of the language whose groups of digits are used, such as lakhs; thousands when not given. */
  languageTag?: string | undefined;
}

const minus = '\u2212';
const fixedSpace = '\u00a0';

/** The digits of an amount, `12,345` or `12,345.50`. Decimals appear only when they are not zero. */
export function formatMoneyText(minor: number, options: FormatMoneyTextOptions = {}): string {
  const { fractionDigits = 2, hasGrouping = true, languageTag } = options;
  const digits = String(Math.abs(minor)).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(whole.length);
  const grouped = hasGrouping ? groupDigits(whole, languageTag) : whole;
  return (minor < 0 ? '-' : '') + grouped + (/[1-9]/.test(fraction) ? `.${fraction}` : '');
}

/** Options for writing an amount of money. */
export interface FormatMoneyOptions {
  /** The ISO code of the currency. @default 'PKR' */
  currency?: string | undefined;
  /** Whether an amount above zero carries a plus. */
  hasSign?: boolean | undefined;
  /** The BCP 47 tag of the language whose groups of digits are used, such as lakhs; thousands when not given. */
  languageTag?: string | undefined;
}

/** A sum of money for people, `Rs 12,345`, with a true minus. Digits are Latin and in Latin order in every language. */
export function formatMoney(
  minor: number,
  { currency = 'PKR', hasSign = false, languageTag }: FormatMoneyOptions = {},
): string {
  const sign = minor < 0 ? minus : hasSign && minor > 0 ? '+' : '';
  const figure = formatMoneyText(Math.abs(minor), { languageTag });
  return `${sign}${currencySymbol(currency)}${fixedSpace}${figure}`;
}

// Caches the platform's answers, which are constant and slow. Starts with the provider's own currency.
const knownSymbols = new Map([['PKR', 'Rs']]);

/** The short sign of a currency, such as `Rs`. An unknown code is returned as it is. */
export function currencySymbol(currency: string): string {
  const symbol = knownSymbols.get(currency) ?? askPlatform(currency);
  knownSymbols.set(currency, symbol);
  return symbol;
}

function askPlatform(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
