import { latinDigits } from './plainNumber.ts';

/** Letters and marks that keyboards type differently, each as one of them. */
const ALIKE: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ە: 'ہ',
  ς: 'σ',
  '،': ',',
  '٬': ',',
  '٫': '.',
  '‘': "'",
  '’': "'",
};
const VARIANTS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * Normalises a text for comparison, so that a word is the same whichever keyboard typed it: small letters without accents and vowel
 * marks, one form of ye, kaf and he, Latin digits, plain dashes, single spaces. Names with the same key count as one.
 */
export function searchKey(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(VARIANTS, (letter) => ALIKE[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
