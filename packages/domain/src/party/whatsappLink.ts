import { normaliseNumber } from './mobileNumber.ts';

/**
 * The address that opens WhatsApp with a message to a number, in whatever spelling it comes (`0300-1234567`). Without a number, or with
 * a text that is none, WhatsApp asks to whom the message goes.
 */
export function whatsappLink(number: string | null | undefined, text: string): string {
  const digits = normaliseNumber(number ?? '')?.replace(/^\+/, '') ?? '';
  // Without its country code, a number could lead to a stranger.
  const isWhole = digits.length >= 10 && !digits.startsWith('0');
  return `https://wa.me/${isWhole ? digits : ''}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** Half of a character, left where a text was cut, cannot be part of an address. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
