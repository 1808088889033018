export { PurchaseSlip } from '../trade/PurchaseSlip/PurchaseSlip.tsx';
export type {
  PurchaseEditSubmission,
  PurchaseSlipLists,
  PurchaseSlipProps,
  PurchaseSubmission,
} from '../trade/PurchaseSlip/PurchaseSlipProps.ts';
export { emptyPurchaseDraft, type PurchaseDraft } from '../trade/PurchaseSlip/purchaseDraft.ts';
