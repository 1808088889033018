import type { ParkedSaleRequest } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';

/** An unfinished sale in a list, wherever it is kept. */
export type SaleSummary = Omit<ParkedSaleRequest, '_id' | 'draft'>;

/** Sums an unfinished sale up. It is told apart by its customer, or by its first phone. */
export function summaryOf({ customerName, addedImeis, accessories }: SaleDraft): SaleSummary {
  const [first] = addedImeis;
  return {
    name: customerName || (first && `${first.companyName} ${first.modelName}`),
    phones: addedImeis.length,
    accessories: accessories.filter(({ name }) => name !== '').length,
  };
}

/** Whether the server can keep a sale: it takes no pictures before the sale is recorded. */
export function isParkable({ pictures }: SaleDraft): boolean {
  return Object.values(pictures).every((files) => !files || files.length === 0);
}

/** A sale as it is parked. */
export function parkedSaleOf(id: string, { pictures: _, ...draft }: SaleDraft): ParkedSaleRequest {
  return { _id: id, ...summaryOf({ pictures: {}, ...draft }), draft };
}

/** The sale of a parked form; undefined if it is none, such as that of a till of another version. */
export function saleDraftOf(draft: ParkedSaleRequest['draft']): SaleDraft | undefined {
  const lists = [draft.addedImeis, draft.imeiPrices, draft.accessories];
  if (!lists.every(Array.isArray) || typeof draft.entity !== 'object' || draft.entity === null)
    return undefined;
  return { ...(draft as unknown as SaleDraft), pictures: {} };
}
