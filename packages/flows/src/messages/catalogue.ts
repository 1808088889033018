import type { DialogMessages } from '../dialogs/dialogMessages.ts';
import type { PurchaseMessages } from '../PurchaseSlip/purchaseMessages.ts';
import type { SaleMessages } from '../SaleModal/saleMessages.ts';
import type { InvoiceMessages } from '../SoldInvoice/invoiceMessages.ts';
import type { WalletMessages } from '../WalletTransaction/walletMessages.ts';
import type { CommonMessages } from './commonMessages.ts';

/** Every message of the package, by the catalogue that holds it. */
export interface FlowMessages {
  /** What several flows say. */
  common: CommonMessages;
  /** The wallet and its dialogs. */
  wallet: WalletMessages;
  /** The purchase chooser and the slip. */
  purchase: PurchaseMessages;
  /** The sale modal. */
  sale: SaleMessages;
  /** The sold invoice and its review. */
  invoice: InvoiceMessages;
  /** The small dialogs. */
  dialogs: DialogMessages;
}

/** Messages that a host words differently. */
export type MessageOverrides = { readonly [Name in keyof FlowMessages]?: Partial<FlowMessages[Name]> };

/** One catalogue in every language; kept beside its flow, so that a page loads no words but its own. */
export interface Catalogue<Name extends keyof FlowMessages> {
  name: Name;
  en: FlowMessages[Name];
  ur: FlowMessages[Name];
}
