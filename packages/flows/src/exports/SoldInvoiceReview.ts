export type { InvoiceBalances } from '../SoldInvoiceReview/invoiceEffects.ts';
export { SoldInvoiceReview, type SoldInvoiceReviewProps } from '../SoldInvoiceReview/SoldInvoiceReview.tsx';
export type { ReviewSubmission } from '../SoldInvoiceReview/useReviewSubmission.ts';
