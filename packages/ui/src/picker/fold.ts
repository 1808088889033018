import { toLatinDigits } from '../field/toLatinDigits.ts';

/**
 * Normalises a text for comparison: lower case, Latin digits, one form of accented letters. Empty for missing
 * data.
 */
export function fold(text: string | null | undefined): string {
  // A sigma at the end of a word is the same letter as one within it.
  return toLatinDigits((text ?? '').normalize('NFC'))
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Whether a query equals a text, ignoring case and surrounding spaces. */
export function isWholeText(query: string, text: string | null | undefined): boolean {
  return fold(query).trim() === fold(text).trim();
}
