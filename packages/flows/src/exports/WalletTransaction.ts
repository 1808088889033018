export { PaymentFields, type PaymentFieldsProps } from '../WalletTransaction/PaymentFields.tsx';
export { WalletTransaction, type WalletTransactionProps } from '../WalletTransaction/WalletTransaction.tsx';
