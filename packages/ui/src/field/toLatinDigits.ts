const arabicIndicZero = 0x0660;
const extendedArabicIndicZero = 0x06f0;
const invisibleMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Converts Urdu and Arabic digits and separators to Latin ones, and removes direction marks. */
export function toLatinDigits(text: string): string {
  return text
    .replace(invisibleMarks, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - extendedArabicIndicZero))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\u2212\u2013]/g, '-');
}
