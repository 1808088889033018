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
