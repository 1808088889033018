export {
  type StockPhoneLists,
  StockPhoneModal,
  type StockPhoneModalProps,
} from '../StockPhoneModal/StockPhoneModal.tsx';
export {
  emptyStockPhoneDraft,
  type StockPhone,
  type StockPhoneDraft,
  type StockPhoneEditSubmission,
  type StockPhonePictures,
  type StockPhoneSubmission,
} from '../StockPhoneModal/stockPhoneDraft.ts';
export type { StockHolder } from '../StockPhoneModal/useStockPhone.ts';
