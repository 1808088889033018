export { PurchaseChooser, type PurchaseChooserProps } from '../PurchaseChooser/PurchaseChooser.tsx';
