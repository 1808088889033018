import { toLatinDigits } from '../field/toLatinDigits.ts';

/** A text as it is compared: without case, with Latin digits, accented letters in one form; none for data that lacks it. */
export function fold(text: string | null | undefined): string {
  // A sigma at the end of a word is the same letter as one within it.
  return toLatinDigits((text ?? '').normalize('NFC'))
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Whether a query is the whole of a text, but for case and spaces around it. */
export function isWholeText(query: string, text: string | null | undefined): boolean {
  return fold(query).trim() === fold(text).trim();
}
