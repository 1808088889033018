import type { SaleDraft } from '@handset/flows';

/** Where the invoice of a draft is reviewed: accessories alone have an invoice of their own. */
export function draftInvoicePath(draft: Pick<SaleDraft, 'imeiPrices' | 'accessories'>): string {
  const hasAccessories = draft.accessories.some(({ name }) => name !== '');
  return draft.imeiPrices.length === 0 && hasAccessories ? '/invoice/accessory' : '/invoice/shop';
}
