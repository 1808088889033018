import { latinDigits } from '../money/money.ts';

/**
 * Normalises a phone number for storage: E.164 for a Pakistani mobile number in any spelling (`03001234567`,
 * `+92 300 1234567`, the integer `3001234567`), otherwise its digits, with `+` if given. Undefined when it is
 * not a number.
 */
export function normaliseNumber(input: string | number): string | undefined {
  const text = latinDigits(String(input)).replace(/[\s().-]/g, '');
  const mobile = /^(?:\+92|0092|92|0)?(3\d{9})$/.exec(text);
  if (mobile) return `+92${mobile[1]}`;
  return /^\+?\d{4,15}$/.test(text) ? text : undefined;
}

/** `0300-1234567` for Pakistani mobile numbers, the number itself otherwise. */
export function formatNumber(number: string): string {
  const mobile = /^\+92(3\d{2})(\d{7})$/.exec(number);
  return mobile ? `0${mobile[1]}-${mobile[2]}` : number;
}

/** The integer that the specification's payloads carry: `3001234567`. */
export function numberAsInteger(number: string): number {
  const mobile = /^\+92(3\d{9})$/.exec(number);
  return Number(mobile ? mobile[1] : number.replace(/\D/g, ''));
}
