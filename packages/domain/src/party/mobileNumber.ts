import { plainNumber } from '../text/plainNumber.ts';

/**
 * A Pakistani number without 0 or 92 before it: a mobile one has ten digits, a landline nine or ten, and a number for all of the country
 * 111 and six digits after the code of a city.
 */
const NATIONAL = '3\\d{9}|[24-9]\\d{8,9}|[24-9]\\d{1,2}111\\d{6}';
const WITH_COUNTRY = new RegExp(`^920?(${NATIONAL})$`);
const WITHOUT_COUNTRY = new RegExp(`^0?(${NATIONAL})$`);

/**
 * Normalises a phone number for storage. A Pakistani number, mobile or landline, is E.164 in any spelling (`03001234567`,
 * `+92 (0)300 1234567`, `0092…`, the integer `3001234567`), as is one with a foreign country code (`+971…`, `00971…`). A number
 * that is neither, such as `1122`, keeps its digits. Undefined when it is not a number.
 */
export function normaliseNumber(input: string | number): string | undefined {
  const text = plainNumber(String(input))
    .replace(/^tel:/i, '')
    .replace(/[ ().\-/]/g, '');
  const [, sign, digits = ''] = /^(\+|00(?=[1-9]))?(\d{4,15})$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const national = WITH_COUNTRY.exec(digits)?.[1] ?? (sign ? undefined : WITHOUT_COUNTRY.exec(digits)?.[1]);
  if (national) return `+92${national}`;
  // A number within the country has ten digits at most, after its 0.
  const isForeign = sign !== undefined || /^[1-9]\d{10,}$/.test(digits);
  return isForeign ? `+${digits}` : digits;
}

/** `0300-1234567` for a Pakistani mobile number, `04235761999` for a landline, the number itself otherwise. */
export function formatNumber(number: string): string {
  return number.replace(/^\+92(3\d{2})(\d{7})$/, '0$1-$2').replace(/^\+92([24-9]\d{8,11})$/, '0$1');
}

/**
 * The integer that the specification's payloads carry: `3001234567`. A foreign number of nine or ten digits with its country code reads
 * as a Pakistani one when it comes back: send it as text.
 */
export function numberAsInteger(number: string): number {
  return Number((WITH_COUNTRY.exec(number.slice(1))?.[1] ?? number).replace(/\D/g, ''));
}
