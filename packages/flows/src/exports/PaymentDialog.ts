export type { BillChoice, PaymentBill } from '../bills/billChoice.ts';
export { PaymentDialog, type PaymentDialogProps } from '../PaymentDialog/PaymentDialog.tsx';
export { emptyPayment, type PaymentDraft } from '../PaymentDialog/paymentDraft.ts';
