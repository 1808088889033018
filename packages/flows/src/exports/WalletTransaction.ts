export { PaymentFields, type PaymentFieldsProps } from '../money/WalletTransaction/PaymentFields.tsx';
export {
  WalletTransaction,
  type WalletTransactionProps,
} from '../money/WalletTransaction/WalletTransaction.tsx';
