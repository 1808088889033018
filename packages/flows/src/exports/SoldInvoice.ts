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
