/** `PS-12`: how a purchase slip is called. */
export function slipNumber(number: number): string {
  return `PS-${number}`;
}

/** `INV-12`: how an invoice is called, by the shop's own prefix. */
export function invoiceNumber(prefix: string, number: number): string {
  return `${prefix}${number}`;
}
