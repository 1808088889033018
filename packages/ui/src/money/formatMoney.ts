/** How an amount is written. */
export interface FormatMoneyTextOptions {
  /** How many decimals a unit has. @default 2 */
  fractionDigits?: number | undefined;
  /** Whether thousands are set apart. @default true */
  hasGrouping?: boolean | undefined;
}

const minus = '\u2212';
const fixedSpace = '\u00a0';

/** The digits of an amount, `12,345` or `12,345.50`: decimals only where there are some. */
export function formatMoneyText(minor: number, options: FormatMoneyTextOptions = {}): string {
  const { fractionDigits = 2, hasGrouping = true } = options;
  const digits = String(Math.abs(minor)).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits);
  const grouped = hasGrouping ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return (minor < 0 ? '-' : '') + grouped + (/[1-9]/.test(fraction) ? `.${fraction}` : '');
}

/** How a sum of money is written. */
export interface FormatMoneyOptions {
  /** The ISO code of the currency. @default 'PKR' */
  currency?: string | undefined;
  /** Whether an amount above zero carries a plus. */
  hasSign?: boolean | undefined;
}

/** A sum of money for people, `Rs 12,345`, with a true minus. Digits are Latin and in Latin order in every language. */
export function formatMoney(
  minor: number,
  { currency = 'PKR', hasSign = false }: FormatMoneyOptions = {},
): string {
  const sign = minor < 0 ? minus : hasSign && minor > 0 ? '+' : '';
  return `${sign}${currencySymbol(currency)}${fixedSpace}${formatMoneyText(Math.abs(minor))}`;
}

/** The short sign of a currency, such as `Rs`. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
}
