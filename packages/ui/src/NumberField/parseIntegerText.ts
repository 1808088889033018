import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Parses a whole number. Returns null for an empty text and undefined for any other text. */
export function parseIntegerText(typed: string): number | null | undefined {
  const text = toLatinDigits(typed).replace(/[\s,]/g, '');
  if (text === '') return null;
  if (!/^-?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}
