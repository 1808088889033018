export { StockPhoneModal } from '../stock/StockPhoneModal/StockPhoneModal.tsx';
export type { StockPhoneLists, StockPhoneModalProps } from '../stock/StockPhoneModal/StockPhoneModalProps.ts';
export {
  emptyStockPhoneDraft,
  type StockPhone,
  type StockPhoneDraft,
  type StockPhoneEditSubmission,
  type StockPhonePictures,
  type StockPhoneSubmission,
} from '../stock/StockPhoneModal/stockPhoneDraft.ts';
export type { StockHolder } from '../stock/StockPhoneModal/useStockPhone.ts';
