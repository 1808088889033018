export { WalletDialog } from '../WalletDialog/WalletDialog.tsx';
export type { WalletAccount, WalletDialogProps, WalletLabels } from '../WalletDialog/WalletDialogProps.ts';
export type { WalletMethod, WalletSplit } from '../WalletDialog/walletSplit.ts';
