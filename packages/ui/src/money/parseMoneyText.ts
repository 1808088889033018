import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Why a text is not an amount. */
export type MoneyTextProblem = 'format' | 'negative' | 'fraction' | 'too-large';

/** The result of parsing an amount. */
export type ParsedMoney =
  | { kind: 'empty' }
  | { kind: 'value'; minor: number }
  | { kind: 'invalid'; reason: MoneyTextProblem };

/** Options for parsing amounts. */
export interface ParseMoneyOptions {
  /** How many digits of the minor units are decimals. @default 2 */
  fractionDigits?: number | undefined;
  /** Whether amounts below zero are accepted. @default false */
  isNegativeAllowed?: boolean | undefined;
  /** Currency signs accepted before or after the figure, besides `Rs` and `PKR`. */
  signs?: readonly string[] | undefined;
}

const digits = /^\d*$/;
const groupedByThousand = /^\d{1,3}(?:,\d{3})+$/;
const groupedByLakh = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Parses a typed amount into minor units, exactly: digits are shifted, never multiplied. Accepts separators
 * of thousands or lakhs, Urdu and Arabic digits, a currency sign before or after, and the `/-` that ends a
 * price. A separator that could be a decimal comma is refused, not guessed. `parseRupees` of
 * `@handset/domain` reads the same texts for the server; `packages/flows/src/money/amounts.test.ts` compares the two.
 */
export function parseMoneyText(typed: string, options: ParseMoneyOptions = {}): ParsedMoney {
  const { fractionDigits = 2, isNegativeAllowed = false, signs = [] } = options;
  if (typed.trim() === '') return { kind: 'empty' };

  const text = withoutSign(toLatinDigits(typed).replace(/\s/g, ''), signs);
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = '', ...more] = (isNegative ? text.slice(1) : text).split('.');
  const isWholeRead = [digits, groupedByThousand, groupedByLakh].some((form) => form.test(whole));
  if (more.length > 0 || whole + fraction === '' || !isWholeRead || !digits.test(fraction))
    return invalid('format');
  if (fraction.length > fractionDigits) return invalid('fraction');

  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(fractionDigits, '0'));
  if (!Number.isSafeInteger(minor)) return invalid('too-large');
  if (!isNegative || minor === 0) return { kind: 'value', minor };
  return isNegativeAllowed ? { kind: 'value', minor: -minor } : invalid('negative');
}

/** Removes the currency sign. Between the sign and the figure only a minus is allowed. */
function withoutSign(text: string, signs: readonly string[]): string {
  const figure = text.replace(/(\d)\/[-=]?$/, '$1');
  const minus = figure.startsWith('-') ? '-' : '';
  const rest = figure.slice(minus.length);
  const lower = rest.toLowerCase();
  // The longest first: `Rs.` before `Rs`.
  const known = [...signs, 'Rs.', 'Rs', 'PKR'].sort((one, other) => other.length - one.length);
  for (const sign of known.map((each) => each.toLowerCase())) {
    if (sign === '' || /\d/.test(sign)) continue;
    if (lower.startsWith(sign)) return minus + rest.slice(sign.length);
    if (lower.endsWith(sign)) return minus + rest.slice(0, -sign.length);
  }
  return figure;
}

function invalid(reason: MoneyTextProblem): ParsedMoney {
  return { kind: 'invalid', reason };
}
