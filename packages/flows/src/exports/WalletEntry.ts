export {
  WalletEntry,
  type WalletEntryDraft,
  type WalletEntryProps,
} from '../money/WalletEntry/WalletEntry.tsx';
