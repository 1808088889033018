export {
  WalletTransfer,
  type WalletTransferDraft,
  type WalletTransferProps,
} from '../WalletTransfer/WalletTransfer.tsx';
