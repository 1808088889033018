export { BalanceAdjustment, type BalanceAdjustmentProps } from '../BalanceAdjustment/BalanceAdjustment.tsx';
export { type BalanceAdjustmentDraft, emptyAdjustment } from '../BalanceAdjustment/balanceAdjustmentDraft.ts';
export type { BillChoice, PaymentBill } from '../bills/billChoice.ts';
