/** Digits of Urdu, Persian and Arabic keyboards as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * A number as people type, paste and scan it, in plain characters: Latin digits, `-` for every dash, a space for every blank,
 * without direction marks, joiners and the other characters that nobody sees.
 */
export function plainNumber(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trim();
}
