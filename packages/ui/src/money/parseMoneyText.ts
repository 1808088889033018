import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Why a text is not an amount. */
export type MoneyTextProblem = 'format' | 'negative' | 'fraction' | 'too-large';

/** What a text says as an amount. */
export type ParsedMoney =
  | { kind: 'empty' }
  | { kind: 'value'; minor: number }
  | { kind: 'invalid'; reason: MoneyTextProblem };

/** How amounts are read. */
export interface ParseMoneyOptions {
  /** How many decimals a unit has. @default 2 */
  fractionDigits?: number | undefined;
  /** Whether amounts below zero are accepted. @default false */
  isNegativeAllowed?: boolean | undefined;
  /** Signs of the currency that may stand before or after the figure, beside `Rs` and `PKR`. */
  signs?: readonly string[] | undefined;
}

const wholeNumber = /^\d+$/;
const groupedByThousand = /^\d{1,3}(?:,\d{3})+$/;
const groupedByLakh = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Reads what a person typed as an amount in minor units, exactly: the digits are moved, never multiplied. Accepts separators of thousands
 * or lakhs, Urdu and Arabic digits, the sign of the currency before or after and the `/-` that ends a price; a grouping that could be a decimal comma is refused rather than guessed.
 */
export function parseMoneyText(typed: string, options: ParseMoneyOptions = {}): ParsedMoney {
  const { fractionDigits = 2, isNegativeAllowed = false, signs = [] } = options;
  const text = withoutSign(toLatinDigits(typed).replace(/[\s\u00a0\u202f]/g, ''), signs);
  if (typed.trim() === '') return { kind: 'empty' };

  const isNegative = text.startsWith('-');
  const [whole = '', fraction = '', ...more] = (isNegative ? text.slice(1) : text).split('.');
  const hasDigits = whole !== '' || fraction !== '';
  const isWholeRead =
    whole === '' || wholeNumber.test(whole) || groupedByThousand.test(whole) || groupedByLakh.test(whole);
  const isFractionRead = fraction === '' || wholeNumber.test(fraction);
  if (more.length > 0 || !hasDigits || !isWholeRead || !isFractionRead) return invalid('format');
  if (fraction.length > fractionDigits) return invalid('fraction');

  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(fractionDigits, '0'));
  if (!Number.isSafeInteger(minor)) return invalid('too-large');
  if (!isNegative || minor === 0) return { kind: 'value', minor };
  return isNegativeAllowed ? { kind: 'value', minor: -minor } : invalid('negative');
}

/** A figure without the sign of its currency; what stands between the sign and the figure is a minus or nothing. */
function withoutSign(text: string, signs: readonly string[]): string {
  const figure = text.replace(/(\d)\/[-=]$/, '$1');
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
