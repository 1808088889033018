export { PurchaseChooser, type PurchaseChooserProps } from '../trade/PurchaseChooser/PurchaseChooser.tsx';
