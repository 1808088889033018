export { WalletEntry, type WalletEntryProps } from '../dialogs/WalletEntry.tsx';
