import type { Rule } from '../rules/rules.ts';
import { plainNumber } from '../text/plainNumber.ts';

/** The characters of an IMEI without a short label before it, and without spaces, dashes, points and slashes. */
export function bareImei(text: string): string {
  return plainNumber(text)
    .replace(/^imei *(?:[12](?!\d))? *[:#]? */i, '')
    .replace(/[ \-./]/g, '');
}

/** The rule that a normalised IMEI breaks, if any. A wrong check digit is not among them: see `hasValidCheckDigit`. */
export function imeiRule(imei: string): Rule | undefined {
  if (imei === '') return 'required';
  if (!/^\d+$/.test(imei)) return 'imei.digits';
  if (imei.length !== 15) return 'imei.length';
  if (/^(\d)\1+$/.test(imei)) return 'imei.repeated';
  return undefined;
}

/**
 * Whether the fifteenth digit is the Luhn digit of the others (3GPP TS 23.003, annex B). Devices with odd serials exist,
 * so that a wrong one is a warning which staff may confirm.
 */
export function hasValidCheckDigit(imei: string): boolean {
  let total = 0;
  for (let index = 0; index < imei.length; index += 1) {
    const digit = imei.charCodeAt(imei.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return imei.length === 15 && total % 10 === 0;
}

/** The fifteen digits of an IMEI whose first fourteen are given. */
export function withCheckDigit(first14: string): string {
  for (let digit = 0; digit < 10; digit += 1) {
    if (hasValidCheckDigit(`${first14}${digit}`)) return `${first14}${digit}`;
  }
  throw new RangeError(`Not fourteen digits: ${first14}`);
}

/** `35 6938035 643809`: the last six digits, by which people know a phone, apart from the rest. */
export function formatImei(imei: string): string {
  return imei.length === 15 ? `${imei.slice(0, 2)} ${imei.slice(2, 9)} ${imei.slice(9)}` : imei;
}
