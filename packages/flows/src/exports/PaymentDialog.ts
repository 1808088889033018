export type { BillChoice, PaymentBill } from '../money/bills/billChoice.ts';
export { PaymentDialog, type PaymentDialogProps } from '../money/PaymentDialog/PaymentDialog.tsx';
export { emptyPayment, type PaymentDraft } from '../money/PaymentDialog/paymentDraft.ts';
