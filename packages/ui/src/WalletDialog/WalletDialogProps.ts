import type { Messages } from '../messages/en.ts';
import type { WalletField, WalletSplit } from './walletSplit.ts';

/** An account that money can go through. */
export interface WalletAccount {
  /** What identifies it. */
  id: string;
  /** What it is called. */
  name: string;
  /** What tells it from others of that name, such as its kind; shown where it is chosen. */
  detail?: string | undefined;
  /** What is in it, in minor units; not shown when not given. */
  balance?: number | undefined;
}

/** The words of the dialog; each has a default in the package's catalogue. */
export type WalletLabels = Messages['wallet'];

/** Props of WalletDialog. Amounts are in minor units. */
export interface WalletDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is left without saving. */
  onClose: () => void;
  /** Called by Cancel, before `onClose`: account and amounts are to be cleared. */
  onClear?: (() => void) | undefined;
  /** Called with the payment, once it is complete. */
  onSave: (split: WalletSplit) => void;
  /** The payment as it was saved before, or null. */
  value: WalletSplit | null;
  /** The accounts. */
  accounts: readonly WalletAccount[];
  /** Whether the accounts are still being loaded. @default false */
  isLoadingAccounts?: boolean | undefined;
  /** Why the accounts could not be loaded, in plain words. */
  accountsError?: string | undefined;
  /** Called to load the accounts again. */
  onRetryAccounts?: (() => void) | undefined;
  /** The till; its balance is not shown when not given. */
  cash?: { balance?: number | undefined } | undefined;
  /** What must be paid in all; anything when not given. */
  amountDue?: number | undefined;
  /** Whether money goes out or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** Whether the till and accounts may be overdrawn: it is said all the same, and saved. @default false */
  canGoBelowZero?: boolean | undefined;
  /** Whether each amount is asked for in a dialog of its own, as soon as its source is known. @default false */
  asksAmounts?: boolean | undefined;
  /** What is wrong besides, by field, such as what a server refused. */
  errors?: { readonly [Field in WalletField]?: string | undefined } | undefined;
  /** What is wrong as a whole. */
  errorMessage?: string | undefined;
  /** Writes an amount, in minor units. @default as the app's currency is written */
  formatAmount?: ((minor: number) => string) | undefined;
  /** Whether it is being saved: nothing can be changed and it cannot be left meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Words that differ from the package's own. */
  labels?: { [Label in keyof WalletLabels]?: WalletLabels[Label] | undefined } | undefined;
}
