export {
  AccessoryPurchase,
  type AccessoryPurchaseProps,
} from '../stock/AccessoryPurchase/AccessoryPurchase.tsx';
export {
  type AccessoryPurchaseDraft,
  emptyAccessoryPurchase,
} from '../stock/AccessoryPurchase/accessoryPurchaseDraft.ts';
