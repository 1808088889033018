import type { CanType } from '../field/refuseCharacter.ts';
import type { Reading } from '../field/useParsedText.ts';
import type { Messages } from '../messages/en.ts';
import { currencySymbol, formatMoney } from '../money/formatMoney.ts';
import { type MoneyTextProblem, parseMoneyText } from '../money/parseMoneyText.ts';

/** The limits. */
interface MoneyLimits {
  currency: string;
  /** The BCP 47 tag of the language whose groups of digits the limits are named with. */
  languageTag?: string | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  isNegativeAllowed?: boolean | undefined;
}

/** The characters of an amount: digits with separators, one point, and a minus where it may be negative. */
export function canTypeMoney({ isNegativeAllowed = false }: Pick<MoneyLimits, 'isNegativeAllowed'>): CanType {
  return (character, before) =>
    /[\d,]/.test(character) ||
    (character === '.' && !before.includes('.')) ||
    (character === '-' && isNegativeAllowed);
}

/** Parses a typed amount; returns an error in words if it is not one. */
export function readMoney(typed: string, limits: MoneyLimits, messages: Messages): Reading {
  const { currency, languageTag, minValue, maxValue, isNegativeAllowed } = limits;
  const parsed = parseMoneyText(typed, { isNegativeAllowed, signs: [currencySymbol(currency), currency] });
  if (parsed.kind === 'empty') return { value: null };
  if (parsed.kind === 'invalid') return { value: null, problem: problemMessage(parsed.reason, messages) };
  const { minor } = parsed;
  const written = (limit: number) => formatMoney(limit, { currency, languageTag });
  if (minValue !== undefined && minor < minValue)
    return { value: minor, problem: messages.valueTooLow(written(minValue)) };
  if (maxValue !== undefined && minor > maxValue)
    return { value: minor, problem: messages.valueTooHigh(written(maxValue)) };
  return { value: minor };
}

function problemMessage(problem: MoneyTextProblem, messages: Messages): string {
  switch (problem) {
    case 'format':
      return messages.invalidMoney;
    case 'fraction':
      return messages.invalidMoneyFraction(2);
    case 'negative':
      return messages.invalidMoneyNegative;
    case 'too-large':
      return messages.invalidMoneyTooLarge;
  }
}
