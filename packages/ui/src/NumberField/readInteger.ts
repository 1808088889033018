import type { CanType } from '../field/refuseCharacter.ts';
import type { Reading } from '../field/useParsedText.ts';
import type { Messages } from '../messages/en.ts';
import { parseIntegerText } from './parseIntegerText.ts';

/** The limits. */
interface NumberLimits {
  minValue?: number | undefined;
  maxValue?: number | undefined;
}

/** The characters of a whole number: digits, and a minus where it may be negative. */
export function canTypeInteger({ minValue = 0 }: NumberLimits): CanType {
  return (character) => /\d/.test(character) || (character === '-' && minValue < 0);
}

/** Parses a typed whole number; returns an error in words if it is not one. */
export function readInteger(
  typed: string,
  { minValue, maxValue }: NumberLimits,
  messages: Messages,
): Reading {
  const value = parseIntegerText(typed);
  if (value === undefined) return { value: null, problem: messages.invalidNumber };
  if (value === null) return { value };
  if (minValue !== undefined && value < minValue)
    return { value, problem: messages.valueTooLow(String(minValue)) };
  if (maxValue !== undefined && value > maxValue)
    return { value, problem: messages.valueTooHigh(String(maxValue)) };
  return { value };
}
