export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
export { CreditFields, type CreditFieldsProps, type CreditValue } from '../CreditFields/CreditFields.tsx';
export { AccessoryPurchase, type AccessoryPurchaseProps } from '../dialogs/AccessoryPurchase.tsx';
export { AddAccessory, type AddAccessoryProps } from '../dialogs/AddAccessory.tsx';
export { AddBank, type AddBankProps } from '../dialogs/AddBank.tsx';
export { AddCompany, type AddCompanyProps } from '../dialogs/AddCompany.tsx';
export { AddModel, type AddModelProps } from '../dialogs/AddModel.tsx';
export { ChangePassword, type ChangePasswordProps } from '../dialogs/ChangePassword.tsx';
export { CreateEntity, type CreateEntityProps } from '../dialogs/CreateEntity.tsx';
export { PartyPayment, type PartyPaymentProps } from '../dialogs/PartyPayment.tsx';
export { WalletEntry, type WalletEntryProps } from '../dialogs/WalletEntry.tsx';
export { WalletTransfer, type WalletTransferProps } from '../dialogs/WalletTransfer.tsx';
export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
export type {
  BankAccount,
  CreateHandler,
  FlowDialogProps,
  FlowError,
  FlowOperation,
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
export { PurchaseChooser, type PurchaseChooserProps } from '../PurchaseChooser/PurchaseChooser.tsx';
export {
  type PurchaseEditSubmission,
  PurchaseSlip,
  type PurchaseSlipLists,
  type PurchaseSlipProps,
  type PurchaseSubmission,
} from '../PurchaseSlip/PurchaseSlip.tsx';
export { emptyPurchaseDraft, type PurchaseDraft } from '../PurchaseSlip/purchaseDraft.ts';
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
