/** Where the document behind a movement is, by the reference that the books keep. */
export function documentHref(refType: string | null, refId: string | null): string | undefined {
  if (!refId) return undefined;
  if (refType === 'sale') return `/sales/saleInvoices/${refId}`;
  if (refType === 'purchase') return `/purchase/purchaseRecords/${refId}`;
  return undefined;
}
