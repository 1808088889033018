import type { NumberValueProps, Reading } from '../field/NumberText.tsx';
import type { CanType } from '../field/refuseCharacter.ts';
import type { Messages } from '../messages/en.ts';
import { currencySymbol, formatMoney } from '../money/formatMoney.ts';
import { parseMoneyText } from '../money/parseMoneyText.ts';

interface MoneyLimits extends Pick<NumberValueProps, 'minValue' | 'maxValue'> {
  currency: string;
  /** The BCP 47 tag of the language whose groups of digits the limits are named with. */
  languageTag?: string | undefined;
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
  const { currency, languageTag, minValue = -Infinity, maxValue = Infinity, isNegativeAllowed } = limits;
  const parsed = parseMoneyText(typed, { isNegativeAllowed, signs: [currencySymbol(currency), currency] });
  if (parsed.kind === 'empty') return { value: null };
  if (parsed.kind === 'invalid') {
    const problems = {
      format: messages.invalidMoney,
      fraction: messages.invalidMoneyFraction(2),
      negative: messages.invalidMoneyNegative,
      'too-large': messages.invalidMoneyTooLarge,
    };
    return { value: null, problem: problems[parsed.reason] };
  }
  const value = parsed.minor;
  const written = (limit: number) => formatMoney(limit, { currency, languageTag });
  if (value < minValue) return { value, problem: messages.valueTooLow(written(minValue)) };
  if (value > maxValue) return { value, problem: messages.valueTooHigh(written(maxValue)) };
  return { value };
}
