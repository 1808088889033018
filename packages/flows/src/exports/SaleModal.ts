export { SaleModal, type SaleModalProps } from '../trade/SaleModal/SaleModal.tsx';
export {
  completeDraft,
  type ExchangePhoneDraft,
  emptySaleDraft,
  type SaleAccessoryRow,
  type SaleDraft,
  type SaleEntity,
  type SaleUnit,
  saleOf,
  totalsOfDraft,
} from '../trade/SaleModal/saleDraft.ts';
export { saleName } from '../trade/SaleModal/saleName.ts';
export { saleTradeWarnings } from '../trade/SaleModal/saleTradeWarnings.ts';
export type { UnfinishedSales } from '../trade/SaleModal/UnfinishedSales.tsx';
