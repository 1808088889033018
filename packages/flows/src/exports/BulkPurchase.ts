export {
  BulkPurchase,
  type BulkPurchaseLists,
  type BulkPurchaseProps,
} from '../BulkPurchase/BulkPurchase.tsx';
export {
  type BulkDraft,
  type BulkEntryDraft,
  type BulkEntryFields,
  type BulkTerms,
  type BulkUnit,
  emptyBulkDraft,
  emptyBulkEntry,
} from '../BulkPurchase/bulkDraft.ts';
export type { StockImei } from '../BulkPurchase/useLotBook.ts';
