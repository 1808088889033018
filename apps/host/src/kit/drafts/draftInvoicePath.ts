import type { SaleDraft } from '@handset/flows';

/** Address of a draft invoice's review. Accessories alone have their own. */
export function draftInvoicePath(draft: Pick<SaleDraft, 'imeiPrices' | 'accessories'>): string {
  const hasAccessories = draft.accessories.some(({ name }) => name !== '');
  return draft.imeiPrices.length === 0 && hasAccessories ? '/invoice/accessory' : '/invoice/shop';
}
