import { sum } from '@handset/domain';
import type { InvoiceDocument } from './InvoiceDocument.ts';

/** Describes a mistake in an invoice's document, for developers. Null when there is none. */
export function invoiceWarning(name: string, invoice: InvoiceDocument): string | null {
  const { phones, accessories, total } = invoice;
  if (phones.length + accessories.length === 0)
    return `${name}: \`document\` has neither phones nor accessories, so nothing stands on it. Build it with \`invoiceOfDraft\` or \`invoiceOfSale\`.`;
  if (name === 'AccessoryInvoice' && phones.length > 0)
    return `${name}: \`document\` has ${phones.length} phones, which are printed as well. Use SoldInvoice for it.`;
  const amounts = [...phones.map(({ price }) => price), ...accessories.map(({ amount }) => amount)];
  if (![...amounts, total].every(Number.isSafeInteger))
    return `${name}: \`document\` has an amount that is no whole number of minor units, which is left out. Amounts are in paisa, 1/100 rupee.`;
  return sum(amounts) === total
    ? null
    : `${name}: \`document.total\` is ${total}, and its lines come to ${sum(amounts)} minor units. They are printed as they are.`;
}
