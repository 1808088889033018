export { AccessoryPurchase, type AccessoryPurchaseProps } from '../AccessoryPurchase/AccessoryPurchase.tsx';
export {
  type AccessoryPurchaseDraft,
  emptyAccessoryPurchase,
} from '../AccessoryPurchase/accessoryPurchaseDraft.ts';
