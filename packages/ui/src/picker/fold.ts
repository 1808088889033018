import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Letters and marks that keyboards type differently, each as one of them. */
const alike: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ە: 'ہ',
  // A sigma at the end of a word is the same letter as one within it.
  ς: 'σ',
  '‘': "'",
  '’': "'",
};
const variants = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/**
 * Normalises a text for comparison, so that a word is the same whichever keyboard typed it: lower case, Latin digits, one form of ye,
 * kaf and he, no accents and vowel marks. Empty for missing data.
 */
export function fold(text: string | null | undefined): string {
  return toLatinDigits((text ?? '').normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(variants, (letter) => alike[letter] ?? letter);
}

/** Folds a text and puts it on one line, with single spaces. */
export function oneLine(text: string | null | undefined): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
