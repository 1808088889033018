import type { Reading } from '../field/useParsedText.ts';
import type { Messages } from '../messages/en.ts';
import { parseIntegerText } from './parseIntegerText.ts';

/** Which numbers are accepted. */
interface NumberLimits {
  minValue?: number | undefined;
  maxValue?: number | undefined;
}

/** What a typed text means as a whole number, and in words what is wrong with it. */
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
