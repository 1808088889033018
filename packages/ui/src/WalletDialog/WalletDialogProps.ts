import type { ReactNode } from 'react';
import type { Messages } from '../messages/en.ts';
import type { WalletField, WalletSplit } from './walletSplit.ts';

/** An account that money can go through. */
export interface WalletAccount {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** A detail that tells it from others of the same name, such as its kind. */
  detail?: string | undefined;
  /** The balance, in minor units. Not shown if not given. */
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
  /** Called by Cancel before `onClose`, to clear account and amounts. */
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
  /** The cash balance, in minor units. Not shown if not given. */
  cash?: { balance?: number | undefined } | undefined;
  /** The total to pay, in minor units. Any total is accepted if not given. */
  amountDue?: number | undefined;
  /** Whether money goes out or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** Whether cash and accounts may be overdrawn, with a warning. @default false */
  canGoBelowZero?: boolean | undefined;
  /** Whether each amount has a dialog of its own. @default false */
  asksAmounts?: boolean | undefined;
  /** Errors by field, such as a refusal by the server. */
  errors?: { readonly [Field in WalletField]?: string | undefined } | undefined;
  /** An error about the whole. */
  errorMessage?: string | undefined;
  /** A notice above the fields, also in the dialog of an amount. */
  notice?: ReactNode;
  /** Writes an amount, in minor units. @default as the app's currency is written */
  formatAmount?: ((minor: number) => string) | undefined;
  /** Whether the payment is being saved. It cannot be changed or closed until then. @default false */
  isPending?: boolean | undefined;
  /** Labels that replace the package's own. */
  labels?: { [Label in keyof WalletLabels]?: WalletLabels[Label] | undefined } | undefined;
}
