import type { SaleDraft } from '@handset/flows';
import { draftInvoicePath } from '../../../kit/drafts/draftInvoicePath.ts';

/** Address parameter with the id of the sale in review. An open dialog's own draft stands beside it. */
export const SALE = 'sale';

/** Address of a sale's review. */
export function saleReviewHref(id: string, sale: Pick<SaleDraft, 'imeiPrices' | 'accessories'>): string {
  return `${draftInvoicePath(sale)}?${new URLSearchParams({ [SALE]: id })}`;
}
