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
