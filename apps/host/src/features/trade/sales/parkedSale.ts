import type { ParkedSaleRequest } from '@handset/domain';
import { type SaleDraft, saleName } from '@handset/flows';

/** An unfinished sale in a list, wherever it is kept. */
export type SaleSummary = Omit<ParkedSaleRequest, '_id' | 'draft'>;

/** Sums an unfinished sale up. */
export function summaryOf(sale: SaleDraft): SaleSummary {
  return {
    name: saleName(sale),
    phones: sale.addedImeis.length,
    accessories: sale.accessories.filter(({ name }) => name !== '').length,
  };
}

/** Whether the server can keep a sale: it takes no pictures before the sale is recorded. */
export function isParkable({ pictures }: SaleDraft): boolean {
  return Object.values(pictures).every((files) => !files || files.length === 0);
}

/**
 * A sale as it is parked, without what its phones cost: whoever continues it may not see that.
 * @param changedAt when it was changed, in milliseconds: its date follows the day unless somebody picked another one
 */
export function parkedSaleOf(id: string, sale: SaleDraft, changedAt: number): ParkedSaleRequest {
  const { pictures: _, ...draft } = sale;
  const addedImeis = sale.addedImeis.map((phone) => ({ ...phone, purchasePrice: null }));
  return { _id: id, ...summaryOf(sale), draft: JSON.stringify({ ...draft, addedImeis, changedAt }) };
}

/** Whether this version can read a sale as it was kept. Another one may have kept it in another shape. */
export function isReadable({ addedImeis, imeiPrices, accessories, entity }: Partial<SaleDraft>): boolean {
  return [addedImeis, imeiPrices, accessories].every(Array.isArray) && typeof entity?.mode === 'string';
}

/** The sale of a parked form, and when it was changed; undefined if it is none, such as that of a till of another version. */
export function saleDraftOf(draft: string): { values: SaleDraft; changedAt: number | undefined } | undefined {
  try {
    const { changedAt, ...sale }: SaleDraft & { changedAt?: number } = JSON.parse(draft);
    return isReadable(sale) ? { values: { ...sale, pictures: {} }, changedAt } : undefined;
  } catch {
    return undefined;
  }
}
