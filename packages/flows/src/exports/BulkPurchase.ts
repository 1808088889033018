export { BulkPurchase } from '../trade/BulkPurchase/BulkPurchase.tsx';
export type { BulkPurchaseLists, BulkPurchaseProps } from '../trade/BulkPurchase/BulkPurchaseProps.ts';
export {
  type BulkDraft,
  type BulkEntryDraft,
  type BulkEntryFields,
  type BulkTerms,
  type BulkUnit,
  emptyBulkDraft,
  emptyBulkEntry,
} from '../trade/BulkPurchase/bulkDraft.ts';
export type { StockImei } from '../trade/BulkPurchase/useLotBook.ts';
