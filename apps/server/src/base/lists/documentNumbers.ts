import type { ShopSettings } from '../database/Session.ts';

/** `PS-12`: how a purchase slip is called. */
export function slipNumber(number: number): string {
  return `PS-${number}`;
}

/** `DC-12`: how a dispatch is called. */
export function dispatchNumber(number: number): string {
  return `DC-${number}`;
}

/** `INV-12`: how an invoice is called, by the prefix that the shop had when it was given its number. */
export function invoiceNumber(shop: Pick<ShopSettings, 'invoicePrefixes'>, number: number): string {
  const own = shop.invoicePrefixes.findLast(({ from }) => from <= number);
  return `${own?.prefix ?? ''}${number}`;
}

/** The invoice number in a typed text: `inv-12`, `12`. Undefined when it is not a number of the shop. */
export function invoiceNumberIn(
  shop: Pick<ShopSettings, 'invoicePrefixes'>,
  text: string,
): number | undefined {
  const typed = text.trim().toLowerCase();
  const digits = shop.invoicePrefixes
    .map(({ prefix }) => prefix.toLowerCase())
    .filter((prefix) => typed.startsWith(prefix))
    .map((prefix) => typed.slice(prefix.length));
  const number = [typed, ...digits].find((rest) => /^\d{1,9}$/.test(rest));
  return number === undefined ? undefined : Number(number);
}
