export { WalletTransfer, type WalletTransferProps } from '../dialogs/WalletTransfer.tsx';
