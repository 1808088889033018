/** Where a slip is shown: that of a lot has a page of its own kind. */
export function slipHref({ _id, type }: { _id: string; type: 'single' | 'bulk' }): string {
  return `/purchase/purchaseRecords/${type === 'bulk' ? 'bulkPurchase/' : ''}${encodeURIComponent(_id)}`;
}
