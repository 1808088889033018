/** Address of a slip. Lots have their own page. */
export function slipHref({ _id, type }: { _id: string; type: 'single' | 'bulk' }): string {
  return `/purchase/purchaseRecords/${type === 'bulk' ? 'bulkPurchase/' : ''}${encodeURIComponent(_id)}`;
}
