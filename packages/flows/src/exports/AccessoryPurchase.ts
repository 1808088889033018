export { AccessoryPurchase, type AccessoryPurchaseProps } from '../dialogs/AccessoryPurchase.tsx';
