import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { invoiceNumber, slipNumber } from '../base/lists/documentNumbers.ts';

/** Papers that have no numbers of their own go by the number of their entry. */
const PAPERS: Record<string, string> = {
  'accessory-purchase': 'AP',
  'payment-in': 'RV',
  'payment-out': 'PV',
  opening: 'OB',
  'write-off': 'WO',
  'sale-return': 'SR',
  'purchase-return': 'PR',
};

/** `RV-112`: how the paper of an entry is called. */
export function entryVoucher(event: string, entry: number): string {
  return `${PAPERS[event] ?? 'JV'}-${entry}`;
}

/** An entry, by what its voucher is known. */
interface Entry {
  entry: number;
  event: string;
  refType: string | null;
  refId: string | null;
}

/** Document numbers of entries, by entry number. Slips and invoices have their own. */
export async function vouchersOf(shop: ShopReader, entries: readonly Entry[]): Promise<Map<number, string>> {
  const refs = (type: string, event: string) =>
    entries.flatMap(({ refType, refId, event: own }) =>
      refType === type && refId && own === event ? [refId] : [],
    );
  const numbers = await documentNumbers(shop, {
    purchases: refs('purchase', 'purchase'),
    sales: refs('sale', 'sale'),
  });
  return new Map(
    entries.map(({ entry, event, refId }) => [entry, numbers.get(refId ?? '') ?? entryVoucher(event, entry)]),
  );
}

/** The numbers of slips and invoices, by the documents' ids. */
export async function documentNumbers(
  shop: ShopReader,
  { purchases, sales }: { purchases: readonly string[]; sales: readonly string[] },
): Promise<Map<string, string>> {
  const slips = purchases.length
    ? await shop.selectFrom('purchases').select(['id', 'slip_number']).where('id', 'in', purchases).execute()
    : [];
  const invoices = sales.length
    ? await shop.selectFrom('sales').select(['id', 'invoice_number']).where('id', 'in', sales).execute()
    : [];
  return new Map([
    ...slips.map((row) => [row.id, slipNumber(row.slip_number)] as const),
    ...invoices.map((row) => [row.id, invoiceNumber(shop.session.shop, row.invoice_number)] as const),
  ]);
}
