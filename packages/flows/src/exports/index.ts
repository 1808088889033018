export {
  AccessoryAdjustment,
  type AccessoryAdjustmentDraft,
  type AccessoryAdjustmentProps,
} from '../AccessoryAdjustment/AccessoryAdjustment.tsx';
export { AccessoryInvoice, type AccessoryInvoiceProps } from '../AccessoryInvoice/AccessoryInvoice.tsx';
export { AccessoryPurchase, type AccessoryPurchaseProps } from '../AccessoryPurchase/AccessoryPurchase.tsx';
export {
  type AccessoryPurchaseDraft,
  emptyAccessoryPurchase,
} from '../AccessoryPurchase/accessoryPurchaseDraft.ts';
export {
  AddAccessory,
  type AddAccessoryDraft,
  type AddAccessoryProps,
} from '../AddAccessory/AddAccessory.tsx';
export { AddBank, type AddBankDraft, type AddBankProps } from '../AddBank/AddBank.tsx';
export { AddCompany, type AddCompanyProps } from '../AddCompany/AddCompany.tsx';
export { AddModel, type AddModelDraft, type AddModelProps } from '../AddModel/AddModel.tsx';
export { BalanceAdjustment, type BalanceAdjustmentProps } from '../BalanceAdjustment/BalanceAdjustment.tsx';
export { type BalanceAdjustmentDraft, emptyAdjustment } from '../BalanceAdjustment/balanceAdjustmentDraft.ts';
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
export type { BillChoice, PaymentBill } from '../bills/billChoice.ts';
export { CashCount, type CashCountDraft, type CashCountProps } from '../CashCount/CashCount.tsx';
export { ChangePassword, type ChangePasswordProps } from '../ChangePassword/ChangePassword.tsx';
export {
  CommitteeEntryForm,
  type CommitteeEntryFormProps,
} from '../CommitteeEntryForm/CommitteeEntryForm.tsx';
export type { CommitteeEntryDraft, RunningCommittee } from '../CommitteeEntryForm/committeeEntryDraft.ts';
export type {
  ChangeCommitteeFormProps,
  ChangedCommittee,
  CommitteeChangeDraft,
} from '../CommitteeForm/ChangeCommitteeForm.tsx';
export { CommitteeForm, type CommitteeFormProps } from '../CommitteeForm/CommitteeForm.tsx';
export { type CommitteeDraft, emptyCommittee } from '../CommitteeForm/committeeDraft.ts';
export type { NewCommitteeFormProps } from '../CommitteeForm/NewCommitteeForm.tsx';
export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
export type { NameAnswer } from '../CompanyModelPicker/useCreateName.ts';
export { CreateEntity, type CreateEntityProps } from '../CreateEntity/CreateEntity.tsx';
export { CreditFields, type CreditFieldsProps, type CreditValue } from '../CreditFields/CreditFields.tsx';
export type { MoneyCount, WithCount } from '../counting/moneyCount.ts';
export { DayClosing, type DayClosingDraft, type DayClosingProps } from '../DayClosing/DayClosing.tsx';
export { DispatchForm, type DispatchFormProps } from '../DispatchForm/DispatchForm.tsx';
export { type DispatchDraft, type DispatchUnit, emptyDispatchDraft } from '../DispatchForm/dispatchDraft.ts';
export { DispatchSettle, type DispatchSettleProps } from '../DispatchSettle/DispatchSettle.tsx';
export type { DispatchedUnit, SettleableDispatch, SettleDraft } from '../DispatchSettle/settleDraft.ts';
export {
  DueDateChange,
  type DueDateChangeProps,
  type DueDateDraft,
} from '../DueDateChange/DueDateChange.tsx';
export { EditEntity, type EditEntityProps } from '../EditEntity/EditEntity.tsx';
export type { EditEntityDraft, EditedParty } from '../EditEntity/editedParty.ts';
export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityErrors, type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
export { ExpenseForm, type ExpenseFormProps, type ExpenseSubmission } from '../ExpenseForm/ExpenseForm.tsx';
export { type ExpenseDraft, emptyExpense } from '../ExpenseForm/expenseDraft.ts';
export type {
  BankAccount,
  CreateHandler,
  DraftProps,
  FlowDialogProps,
  FlowError,
  FlowOperation,
  Listing,
  Party,
  Refusal,
  SubmitHandler,
  WalletLists,
} from '../embedding/embedding.ts';
export {
  type FlowsAppearance,
  FlowsProvider,
  type FlowsProviderProps,
} from '../FlowsProvider/FlowsProvider.tsx';
export { ImeiField, type ImeiFieldProps, needsConfirmation } from '../ImeiField/ImeiField.tsx';
export type { FlowMessages, MessageOverrides } from '../messages/catalogue.ts';
export { PaymentDialog, type PaymentDialogProps } from '../PaymentDialog/PaymentDialog.tsx';
export { emptyPayment, type PaymentDraft } from '../PaymentDialog/paymentDraft.ts';
export {
  MAX_PICTURE_SIZE,
  PICTURE_TYPES,
  type PictureSlotOption,
  PictureSlots,
  type PictureSlotsProps,
  type Pictures,
  type StoredPicture,
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
export { ReturnForm, type ReturnFormProps } from '../ReturnForm/ReturnForm.tsx';
export type { ReturnDraft } from '../ReturnForm/returnDraft.ts';
export type { ReturnPurchase, ReturnSale } from '../ReturnForm/returnSubject.ts';
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
export { InvoiceActions, type InvoiceActionsProps } from '../SoldInvoice/InvoiceActions.tsx';
export type {
  InvoiceAccessory,
  InvoiceDocument,
  InvoicePhone,
  InvoiceReturn,
  InvoiceShop,
  InvoiceSoldPhone,
} from '../SoldInvoice/InvoiceDocument.ts';
export { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
export { invoiceOfSale } from '../SoldInvoice/invoiceOfSale.ts';
export type { InvoiceTerms } from '../SoldInvoice/invoiceTerms.ts';
export { type InvoiceWords, invoiceText } from '../SoldInvoice/invoiceText.ts';
export { SoldInvoice, type SoldInvoiceProps } from '../SoldInvoice/SoldInvoice.tsx';
export { useInvoiceText } from '../SoldInvoice/useInvoiceText.ts';
export type { InvoiceBalances } from '../SoldInvoiceReview/invoiceEffects.ts';
export { SoldInvoiceReview, type SoldInvoiceReviewProps } from '../SoldInvoiceReview/SoldInvoiceReview.tsx';
export type { ReviewSubmission } from '../SoldInvoiceReview/useReviewSubmission.ts';
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
export { VoidForm, type VoidFormProps } from '../VoidForm/VoidForm.tsx';
export type { VoidablePurchase, VoidableSale } from '../VoidForm/voidSubject.ts';
export { WalletEntry, type WalletEntryDraft, type WalletEntryProps } from '../WalletEntry/WalletEntry.tsx';
export { PaymentFields, type PaymentFieldsProps } from '../WalletTransaction/PaymentFields.tsx';
export { WalletTransaction, type WalletTransactionProps } from '../WalletTransaction/WalletTransaction.tsx';
export {
  WalletTransfer,
  type WalletTransferDraft,
  type WalletTransferProps,
} from '../WalletTransfer/WalletTransfer.tsx';
