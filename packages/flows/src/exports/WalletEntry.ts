export { WalletEntry, type WalletEntryDraft, type WalletEntryProps } from '../WalletEntry/WalletEntry.tsx';
