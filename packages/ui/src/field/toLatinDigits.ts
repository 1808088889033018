const arabicIndicZero = 0x0660;
const extendedArabicIndicZero = 0x06f0;

/** Converts Urdu and Arabic digits and separators to Latin ones and dashes to `-`, and removes invisible characters. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - extendedArabicIndicZero))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
