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
