import type { NumberValueProps, Reading } from '../field/NumberText.tsx';
import type { CanType } from '../field/refuseCharacter.ts';
import { toLatinDigits } from '../field/toLatinDigits.ts';
import type { Messages } from '../messages/en.ts';

type NumberLimits = Pick<NumberValueProps, 'minValue' | 'maxValue'>;

/** The characters of a whole number: digits, and a minus where it may be negative. */
export function canTypeInteger({ minValue = 0 }: NumberLimits): CanType {
  return (character) => /\d/.test(character) || (character === '-' && minValue < 0);
}

/** Parses a typed whole number; returns an error in words if it is not one. */
export function readInteger(
  typed: string,
  { minValue = -Infinity, maxValue = Infinity }: NumberLimits,
  messages: Messages,
): Reading {
  const value = parseIntegerText(typed);
  if (value === undefined) return { value: null, problem: messages.invalidNumber };
  if (value === null) return { value };
  if (value < minValue) return { value, problem: messages.valueTooLow(String(minValue)) };
  if (value > maxValue) return { value, problem: messages.valueTooHigh(String(maxValue)) };
  return { value };
}

/** Parses a whole number. Returns null for an empty text and undefined for any other text. */
export function parseIntegerText(typed: string): number | null | undefined {
  const text = toLatinDigits(typed).replace(/[\s,]/g, '');
  if (text === '') return null;
  if (!/^-?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}
