import { plainNumber } from '../text/plainNumber.ts';

/** The digits of an identity card number, without a label before them or separators between them. */
export function normaliseCnic(text: string): string {
  return plainNumber(text)
    .replace(/^(?:c?nic|شناختی کارڈ)(?: ?(?:no\.?|number|نمبر))? ?[:#]?/i, '')
    .replace(/[ \-./]/g, '');
}

/** `35202-1234567-1` */
export function formatCnic(digits: string): string {
  return digits.length === 13 ? `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}` : digits;
}

/** `35202-•••••••-1`: how lists show it, since it is private. One that is masked already stays as it is. */
export function maskCnic(digits: string): string {
  if (/^\d{5}-•{7}-\d$/.test(digits)) return digits;
  return digits.length === 13 ? `${digits.slice(0, 5)}-•••••••-${digits.slice(12)}` : '•••••';
}
