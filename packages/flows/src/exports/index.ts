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
export * from './AccessoryAdjustment.ts';
export * from './AccessoryInvoice.ts';
export * from './AccessoryPurchase.ts';
export * from './AddAccessory.ts';
export * from './AddBank.ts';
export * from './AddCompany.ts';
export * from './AddModel.ts';
export * from './BalanceAdjustment.ts';
export * from './BulkPurchase.ts';
export * from './CashCount.ts';
export * from './ChangePassword.ts';
export * from './CommitteeEntryForm.ts';
export * from './CommitteeForm.ts';
export * from './CompanyModelPicker.ts';
export * from './CreateEntity.ts';
export * from './CreditFields.ts';
export * from './DayClosing.ts';
export * from './DispatchForm.ts';
export * from './DispatchSettle.ts';
export * from './DueDateChange.ts';
export * from './EditEntity.ts';
export * from './EntityPicker.ts';
export * from './ExpenseForm.ts';
export * from './FlowsProvider.ts';
export * from './ImeiField.ts';
export * from './PaymentDialog.ts';
export * from './PictureSlots.ts';
export * from './PurchaseChooser.ts';
export * from './PurchaseSlip.ts';
export * from './ReturnForm.ts';
export * from './SaleModal.ts';
export * from './SoldInvoice.ts';
export * from './SoldInvoiceReview.ts';
export * from './StockPhoneModal.ts';
export * from './VoidForm.ts';
export * from './WalletEntry.ts';
export * from './WalletTransaction.ts';
export * from './WalletTransfer.ts';
