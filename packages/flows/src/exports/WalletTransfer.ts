export {
  WalletTransfer,
  type WalletTransferDraft,
  type WalletTransferProps,
} from '../money/WalletTransfer/WalletTransfer.tsx';
