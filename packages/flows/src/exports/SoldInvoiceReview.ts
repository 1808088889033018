export type { InvoiceBalances } from '../trade/SoldInvoiceReview/invoiceEffects.ts';
export {
  SoldInvoiceReview,
  type SoldInvoiceReviewProps,
} from '../trade/SoldInvoiceReview/SoldInvoiceReview.tsx';
export type { ReviewSubmission } from '../trade/SoldInvoiceReview/useReviewSubmission.ts';
