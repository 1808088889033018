export {
  type WalletAccount,
  WalletDialog,
  type WalletDialogProps,
  type WalletLabels,
} from '../WalletDialog/WalletDialog.tsx';
export type { WalletMethod, WalletSplit } from '../WalletDialog/walletSplit.ts';
