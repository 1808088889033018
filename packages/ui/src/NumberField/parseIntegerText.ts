import { toLatinDigits } from '../field/toLatinDigits.ts';

/** What a text says as a whole number: the number, null when it is empty, undefined when it is none. */
export function parseIntegerText(typed: string): number | null | undefined {
  const text = toLatinDigits(typed).replace(/[\s,]/g, '');
  if (text === '') return null;
  if (!/^-?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}
