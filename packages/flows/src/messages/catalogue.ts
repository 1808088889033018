import type { AccessoryAdjustmentMessages } from '../AccessoryAdjustment/accessoryAdjustmentMessages.ts';
import type { AccessoryPurchaseMessages } from '../AccessoryPurchase/accessoryPurchaseMessages.ts';
import type { AddAccessoryMessages } from '../AddAccessory/addAccessoryMessages.ts';
import type { AddBankMessages } from '../AddBank/addBankMessages.ts';
import type { AddCompanyMessages } from '../AddCompany/addCompanyMessages.ts';
import type { AddModelMessages } from '../AddModel/addModelMessages.ts';
import type { BalanceAdjustmentMessages } from '../BalanceAdjustment/balanceAdjustmentMessages.ts';
import type { BulkMessages } from '../BulkPurchase/bulkMessages.ts';
import type { BillMessages } from '../bills/billMessages.ts';
import type { CashCountMessages } from '../CashCount/cashCountMessages.ts';
import type { ChangePasswordMessages } from '../ChangePassword/changePasswordMessages.ts';
import type { CommitteeEntryMessages } from '../CommitteeEntryForm/committeeEntryMessages.ts';
import type { CommitteeMessages } from '../CommitteeForm/committeeMessages.ts';
import type { CreateEntityMessages } from '../CreateEntity/createEntityMessages.ts';
import type { CountMessages } from '../counting/countMessages.ts';
import type { DayClosingMessages } from '../DayClosing/dayClosingMessages.ts';
import type { DispatchFormMessages } from '../DispatchForm/dispatchFormMessages.ts';
import type { DispatchSettleMessages } from '../DispatchSettle/dispatchSettleMessages.ts';
import type { DueDateMessages } from '../DueDateChange/dueDateMessages.ts';
import type { EditEntityMessages } from '../EditEntity/editEntityMessages.ts';
import type { ExpenseMessages } from '../ExpenseForm/expenseMessages.ts';
import type { PaymentMessages } from '../PaymentDialog/paymentMessages.ts';
import type { PurchaseMessages } from '../PurchaseSlip/purchaseMessages.ts';
import type { ReturnFormMessages } from '../ReturnForm/returnFormMessages.ts';
import type { SaleMessages } from '../SaleModal/saleMessages.ts';
import type { InvoiceMessages } from '../SoldInvoice/invoiceMessages.ts';
import type { StockPhoneMessages } from '../StockPhoneModal/stockPhoneMessages.ts';
import type { VoidFormMessages } from '../VoidForm/voidFormMessages.ts';
import type { WalletEntryMessages } from '../WalletEntry/walletEntryMessages.ts';
import type { WalletMessages } from '../WalletTransaction/walletMessages.ts';
import type { WalletTransferMessages } from '../WalletTransfer/walletTransferMessages.ts';
import type { WalletSourceMessages } from '../wallets/walletSourceMessages.ts';
import type { CommonMessages } from './commonMessages.ts';

/** Every message of the package, by the catalogue that holds it. */
export interface FlowMessages {
  /** What several flows say. */
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
  /** An opening balance, or a debt that is let go. */
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
  /** Where the money of a form comes from. */
  walletSource: WalletSourceMessages;
  /** The stock form. */
  stockPhone: StockPhoneMessages;
  /** Phones that are sent out. */
  dispatchForm: DispatchFormMessages;
  /** What became of the phones that were out. */
  dispatchSettle: DispatchSettleMessages;
  /** What comes back of a sale, or goes back to a supplier. */
  returnForm: ReturnFormMessages;
  /** A sale or a purchase that is undone. */
  voidForm: VoidFormMessages;
}

/** Messages that a host words differently. */
export type MessageOverrides = { readonly [Name in keyof FlowMessages]?: Partial<FlowMessages[Name]> };

/** One catalogue in every language; kept beside its flow, so that a page loads no words but its own. */
export interface Catalogue<Name extends keyof FlowMessages> {
  name: Name;
  en: FlowMessages[Name];
  ur: FlowMessages[Name];
}
