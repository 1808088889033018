export {
  type PurchaseEditSubmission,
  PurchaseSlip,
  type PurchaseSlipLists,
  type PurchaseSlipProps,
  type PurchaseSubmission,
} from '../PurchaseSlip/PurchaseSlip.tsx';
export { emptyPurchaseDraft, type PurchaseDraft } from '../PurchaseSlip/purchaseDraft.ts';
