import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Formats digits by a pattern in which `0` means a digit. A separator is written only before a digit. */
export function maskDigits(pattern: string, digits: string): string {
  let masked = '';
  let separators = '';
  let next = 0;
  for (const place of pattern) {
    if (next === digits.length) break;
    if (place !== '0') {
      separators += place;
      continue;
    }
    masked += separators + digits[next];
    separators = '';
    next += 1;
  }
  return masked;
}

/** Returns the digits of a text, as many as the pattern has. */
export function unmaskDigits(pattern: string, text: string): string {
  const length = pattern.split('0').length - 1;
  return toLatinDigits(text).replace(/\D/g, '').slice(0, length);
}

/** Returns the position of the caret after a number of digits. */
export function caretAfterDigits(masked: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (/\d/.test(masked[place] ?? '')) seen += 1;
    if (seen === count) return place + 1;
  }
  return masked.length;
}
