export {
  BalanceAdjustment,
  type BalanceAdjustmentProps,
} from '../money/BalanceAdjustment/BalanceAdjustment.tsx';
export {
  type BalanceAdjustmentDraft,
  emptyAdjustment,
} from '../money/BalanceAdjustment/balanceAdjustmentDraft.ts';
export type { BillChoice, PaymentBill } from '../money/bills/billChoice.ts';
