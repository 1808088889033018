export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
export { CreditFields, type CreditFieldsProps, type CreditValue } from '../CreditFields/CreditFields.tsx';
export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
export type {
  BankAccount,
  FlowDialogProps,
  Listing,
  Party,
  Refusal,
  SubmitHandler,
} from '../embedding/embedding.ts';
export { FlowsProvider, type FlowsProviderProps } from '../FlowsProvider/FlowsProvider.tsx';
export { ImeiField, type ImeiFieldProps } from '../ImeiField/ImeiField.tsx';
export type { FlowMessages, MessageOverrides } from '../messages/catalogue.ts';
export {
  type PictureSlotOption,
  PictureSlots,
  type PictureSlotsProps,
  type Pictures,
} from '../PictureSlots/PictureSlots.tsx';
export { SaleModal, type SaleModalProps } from '../SaleModal/SaleModal.tsx';
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
} from '../SaleModal/saleDraft.ts';
export {
  type InvoiceDocument,
  type InvoicePhone,
  type InvoiceShop,
  type InvoiceSoldPhone,
  invoiceOfDraft,
  invoiceOfSale,
} from '../SoldInvoice/invoiceDocument.ts';
export { SoldInvoice, type SoldInvoiceProps } from '../SoldInvoice/SoldInvoice.tsx';
export { SoldInvoiceReview, type SoldInvoiceReviewProps } from '../SoldInvoice/SoldInvoiceReview.tsx';
export { PaymentFields, type PaymentFieldsProps } from '../WalletTransaction/PaymentFields.tsx';
export { WalletTransaction, type WalletTransactionProps } from '../WalletTransaction/WalletTransaction.tsx';
