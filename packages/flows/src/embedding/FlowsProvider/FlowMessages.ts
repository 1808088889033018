import type { CommonMessages } from '../../form/commonMessages.ts';
import type { AddBankMessages } from '../../money/AddBank/addBankMessages.ts';
import type { BalanceAdjustmentMessages } from '../../money/BalanceAdjustment/balanceAdjustmentMessages.ts';
import type { BillMessages } from '../../money/bills/billMessages.ts';
import type { CashCountMessages } from '../../money/CashCount/cashCountMessages.ts';
import type { CommitteeEntryMessages } from '../../money/CommitteeEntryForm/committeeEntryMessages.ts';
import type { CommitteeMessages } from '../../money/CommitteeForm/committeeMessages.ts';
import type { CreateEntityMessages } from '../../money/CreateEntity/createEntityMessages.ts';
import type { CountMessages } from '../../money/counting/countMessages.ts';
import type { DayClosingMessages } from '../../money/DayClosing/dayClosingMessages.ts';
import type { DueDateMessages } from '../../money/DueDateChange/dueDateMessages.ts';
import type { EditEntityMessages } from '../../money/EditEntity/editEntityMessages.ts';
import type { ExpenseMessages } from '../../money/ExpenseForm/expenseMessages.ts';
import type { PaymentMessages } from '../../money/PaymentDialog/paymentMessages.ts';
import type { WalletEntryMessages } from '../../money/WalletEntry/walletEntryMessages.ts';
import type { WalletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import type { WalletTransferMessages } from '../../money/WalletTransfer/walletTransferMessages.ts';
import type { WalletSourceMessages } from '../../money/wallets/walletSourceMessages.ts';
import type { ChangePasswordMessages } from '../../shop/ChangePassword/changePasswordMessages.ts';
import type { AccessoryAdjustmentMessages } from '../../stock/AccessoryAdjustment/accessoryAdjustmentMessages.ts';
import type { AccessoryPurchaseMessages } from '../../stock/AccessoryPurchase/accessoryPurchaseMessages.ts';
import type { AddAccessoryMessages } from '../../stock/AddAccessory/addAccessoryMessages.ts';
import type { AddCompanyMessages } from '../../stock/AddCompany/addCompanyMessages.ts';
import type { AddModelMessages } from '../../stock/AddModel/addModelMessages.ts';
import type { DispatchFormMessages } from '../../stock/DispatchForm/dispatchFormMessages.ts';
import type { DispatchSettleMessages } from '../../stock/DispatchSettle/dispatchSettleMessages.ts';
import type { StockPhoneMessages } from '../../stock/StockPhoneModal/stockPhoneMessages.ts';
import type { BulkMessages } from '../../trade/BulkPurchase/bulkMessages.ts';
import type { PurchaseMessages } from '../../trade/PurchaseSlip/purchaseMessages.ts';
import type { ReturnFormMessages } from '../../trade/ReturnForm/returnFormMessages.ts';
import type { SaleMessages } from '../../trade/SaleModal/saleMessages.ts';
import type { InvoiceMessages } from '../../trade/SoldInvoice/invoiceMessages.ts';
import type { VoidFormMessages } from '../../trade/VoidForm/voidFormMessages.ts';

/** Every message of the package, by the catalogue that holds it. */
export interface FlowMessages {
  /** Words that several flows share. */
  common: CommonMessages;
  /** The wallet and its dialogs. */
  wallet: WalletMessages;
  /** The purchase chooser and the slip. */
  purchase: PurchaseMessages;
  /** The bulk purchase. */
  bulk: BulkMessages;
  /** The sale modal. */
  sale: SaleMessages;
  /** The sold invoice and its review. */
  invoice: InvoiceMessages;
  /** Accessories that are missing or were found. */
  accessoryAdjustment: AccessoryAdjustmentMessages;
  /** Accessories that are bought. */
  accessoryPurchase: AccessoryPurchaseMessages;
  /** A kind of accessory. */
  addAccessory: AddAccessoryMessages;
  /** A bank account. */
  addBank: AddBankMessages;
  /** A maker of phones. */
  addCompany: AddCompanyMessages;
  /** A model of a company. */
  addModel: AddModelMessages;
  /** An opening balance or a write-off. */
  balanceAdjustment: BalanceAdjustmentMessages;
  /** A drawer or a bank that is counted. */
  cashCount: CashCountMessages;
  /** A new password. */
  changePassword: ChangePasswordMessages;
  /** An instalment, or the pool of a committee. */
  committeeEntry: CommitteeEntryMessages;
  /** A committee, its turns and its schedule. */
  committee: CommitteeMessages;
  /** A new party. */
  createEntity: CreateEntityMessages;
  /** A day that is closed. */
  dayClosing: DayClosingMessages;
  /** Another day to pay a bill by. */
  dueDate: DueDateMessages;
  /** A party that is edited. */
  editEntity: EditEntityMessages;
  /** Money spent. */
  expense: ExpenseMessages;
  /** Money received from a party, or paid to one. */
  payment: PaymentMessages;
  /** Money into or out of an account. */
  walletEntry: WalletEntryMessages;
  /** Money between two accounts. */
  walletTransfer: WalletTransferMessages;
  /** The bills that a payment settles. */
  bills: BillMessages;
  /** A count of money. */
  count: CountMessages;
  /** Words of the fields for the source of a payment. */
  walletSource: WalletSourceMessages;
  /** The stock form. */
  stockPhone: StockPhoneMessages;
  /** Phones that are sent out. */
  dispatchForm: DispatchFormMessages;
  /** Words of the dispatch settlement. */
  dispatchSettle: DispatchSettleMessages;
  /** Words of the return form. */
  returnForm: ReturnFormMessages;
  /** A sale or a purchase that is undone. */
  voidForm: VoidFormMessages;
}

/** Messages that a host words differently. */
export type MessageOverrides = { readonly [Name in keyof FlowMessages]?: Partial<FlowMessages[Name]> };
