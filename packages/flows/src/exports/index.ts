export type { FlowMessages, MessageOverrides } from '../embedding/FlowsProvider/FlowMessages.ts';
export {
  type FlowsAppearance,
  FlowsProvider,
  type FlowsProviderProps,
} from '../embedding/FlowsProvider/FlowsProvider.tsx';
export type {
  AccessoryOption,
  BankAccount,
  CreateHandler,
  DraftProps,
  FlowDialogProps,
  FlowError,
  FlowOperation,
  Listing,
  ModelOption,
  Party,
  Refusal,
  SubmitHandler,
  WalletLists,
} from '../form/embedding.ts';
export {
  MAX_PICTURE_SIZE,
  PICTURE_TYPES,
  type PictureSlotOption,
  PictureSlots,
  type PictureSlotsProps,
  type Pictures,
  type StoredPicture,
} from '../form/PictureSlots/PictureSlots.tsx';
export { AddBank, type AddBankDraft, type AddBankProps } from '../money/AddBank/AddBank.tsx';
export {
  BalanceAdjustment,
  type BalanceAdjustmentProps,
} from '../money/BalanceAdjustment/BalanceAdjustment.tsx';
export {
  type BalanceAdjustmentDraft,
  emptyAdjustment,
} from '../money/BalanceAdjustment/balanceAdjustmentDraft.ts';
export type { BillChoice, PaymentBill } from '../money/bills/billChoice.ts';
export { CashCount, type CashCountDraft, type CashCountProps } from '../money/CashCount/CashCount.tsx';
export {
  CommitteeEntryForm,
  type CommitteeEntryFormProps,
} from '../money/CommitteeEntryForm/CommitteeEntryForm.tsx';
export type {
  CommitteeEntryDraft,
  RunningCommittee,
} from '../money/CommitteeEntryForm/committeeEntryDraft.ts';
export type {
  ChangeCommitteeFormProps,
  ChangedCommittee,
  CommitteeChangeDraft,
} from '../money/CommitteeForm/ChangeCommitteeForm.tsx';
export { CommitteeForm, type CommitteeFormProps } from '../money/CommitteeForm/CommitteeForm.tsx';
export { type CommitteeDraft, emptyCommittee } from '../money/CommitteeForm/committeeDraft.ts';
export type { NewCommitteeFormProps } from '../money/CommitteeForm/NewCommitteeForm.tsx';
export { CreateEntity, type CreateEntityProps } from '../money/CreateEntity/CreateEntity.tsx';
export {
  CreditFields,
  type CreditFieldsProps,
  type CreditValue,
} from '../money/CreditFields/CreditFields.tsx';
export type { MoneyCount, WithCount } from '../money/counting/moneyCount.ts';
export { DayClosing, type DayClosingDraft, type DayClosingProps } from '../money/DayClosing/DayClosing.tsx';
export {
  DueDateChange,
  type DueDateChangeProps,
  type DueDateDraft,
} from '../money/DueDateChange/DueDateChange.tsx';
export { EditEntity, type EditEntityProps } from '../money/EditEntity/EditEntity.tsx';
export type { EditEntityDraft, EditedParty } from '../money/EditEntity/editedParty.ts';
export { EntityPicker, type EntityPickerProps } from '../money/EntityPicker/EntityPicker.tsx';
export { type EntityErrors, type EntityValue, emptyEntity } from '../money/EntityPicker/entity.ts';
export {
  ExpenseForm,
  type ExpenseFormProps,
  type ExpenseSubmission,
} from '../money/ExpenseForm/ExpenseForm.tsx';
export { type ExpenseDraft, emptyExpense } from '../money/ExpenseForm/expenseDraft.ts';
export { PaymentDialog, type PaymentDialogProps } from '../money/PaymentDialog/PaymentDialog.tsx';
export { emptyPayment, type PaymentDraft } from '../money/PaymentDialog/paymentDraft.ts';
export {
  WalletEntry,
  type WalletEntryDraft,
  type WalletEntryProps,
} from '../money/WalletEntry/WalletEntry.tsx';
export { PaymentFields, type PaymentFieldsProps } from '../money/WalletTransaction/PaymentFields.tsx';
export {
  WalletTransaction,
  type WalletTransactionProps,
} from '../money/WalletTransaction/WalletTransaction.tsx';
export {
  WalletTransfer,
  type WalletTransferDraft,
  type WalletTransferProps,
} from '../money/WalletTransfer/WalletTransfer.tsx';
export { ChangePassword, type ChangePasswordProps } from '../shop/ChangePassword/ChangePassword.tsx';
export {
  AccessoryAdjustment,
  type AccessoryAdjustmentDraft,
  type AccessoryAdjustmentProps,
} from '../stock/AccessoryAdjustment/AccessoryAdjustment.tsx';
export {
  AccessoryPurchase,
  type AccessoryPurchaseProps,
} from '../stock/AccessoryPurchase/AccessoryPurchase.tsx';
export {
  type AccessoryPurchaseDraft,
  emptyAccessoryPurchase,
} from '../stock/AccessoryPurchase/accessoryPurchaseDraft.ts';
export {
  AddAccessory,
  type AddAccessoryDraft,
  type AddAccessoryProps,
} from '../stock/AddAccessory/AddAccessory.tsx';
export { AddCompany, type AddCompanyProps } from '../stock/AddCompany/AddCompany.tsx';
export { AddModel, type AddModelDraft, type AddModelProps } from '../stock/AddModel/AddModel.tsx';
export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../stock/CompanyModelPicker/CompanyModelPicker.tsx';
export type { NameAnswer } from '../stock/CompanyModelPicker/useCreateName.ts';
export { DispatchForm, type DispatchFormProps } from '../stock/DispatchForm/DispatchForm.tsx';
export {
  type DispatchDraft,
  type DispatchUnit,
  emptyDispatchDraft,
} from '../stock/DispatchForm/dispatchDraft.ts';
export { DispatchSettle, type DispatchSettleProps } from '../stock/DispatchSettle/DispatchSettle.tsx';
export type { DispatchedUnit, SettleableDispatch, SettleDraft } from '../stock/DispatchSettle/settleDraft.ts';
export { ImeiField, type ImeiFieldProps, needsConfirmation } from '../stock/ImeiField/ImeiField.tsx';
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
export { AccessoryInvoice, type AccessoryInvoiceProps } from '../trade/AccessoryInvoice/AccessoryInvoice.tsx';
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
export { PurchaseChooser, type PurchaseChooserProps } from '../trade/PurchaseChooser/PurchaseChooser.tsx';
export { PurchaseSlip } from '../trade/PurchaseSlip/PurchaseSlip.tsx';
export type {
  PurchaseEditSubmission,
  PurchaseSlipLists,
  PurchaseSlipProps,
  PurchaseSubmission,
} from '../trade/PurchaseSlip/PurchaseSlipProps.ts';
export { emptyPurchaseDraft, type PurchaseDraft } from '../trade/PurchaseSlip/purchaseDraft.ts';
export { ReturnForm, type ReturnFormProps } from '../trade/ReturnForm/ReturnForm.tsx';
export type { ReturnDraft } from '../trade/ReturnForm/returnDraft.ts';
export type { ReturnPurchase, ReturnSale } from '../trade/ReturnForm/returnSubject.ts';
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
export { saleTradeWarnings } from '../trade/SaleModal/saleTradeWarnings.ts';
export { InvoiceActions, type InvoiceActionsProps } from '../trade/SoldInvoice/InvoiceActions.tsx';
export type {
  InvoiceAccessory,
  InvoiceDocument,
  InvoicePhone,
  InvoiceReturn,
  InvoiceShop,
  InvoiceSoldPhone,
  InvoiceTerms,
} from '../trade/SoldInvoice/InvoiceDocument.ts';
export { invoiceOfDraft } from '../trade/SoldInvoice/invoiceOfDraft.ts';
export { invoiceOfSale } from '../trade/SoldInvoice/invoiceOfSale.ts';
export { type InvoiceWords, invoiceText } from '../trade/SoldInvoice/invoiceText.ts';
export { SoldInvoice, type SoldInvoiceProps } from '../trade/SoldInvoice/SoldInvoice.tsx';
export { useInvoiceText } from '../trade/SoldInvoice/useInvoiceText.ts';
export type { InvoiceBalances } from '../trade/SoldInvoiceReview/invoiceEffects.ts';
export {
  SoldInvoiceReview,
  type SoldInvoiceReviewProps,
} from '../trade/SoldInvoiceReview/SoldInvoiceReview.tsx';
export type { ReviewSubmission } from '../trade/SoldInvoiceReview/useReviewSubmission.ts';
export { type VoidDraft, VoidForm, type VoidFormProps } from '../trade/VoidForm/VoidForm.tsx';
export type { VoidablePurchase, VoidableSale } from '../trade/VoidForm/voidSubject.ts';
