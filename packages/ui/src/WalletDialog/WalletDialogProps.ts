import type { Messages } from '../messages/en.ts';
import type { WalletSplit } from './walletSplit.ts';

/** An account that money can go through. */
export interface WalletAccount {
  /** What identifies it. */
  id: string;
  /** What it is called. */
  name: string;
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
  /** The till; its balance is not shown when not given. */
  cash?: { balance?: number | undefined } | undefined;
  /** What must be paid in all; anything when not given. */
  amountDue?: number | undefined;
  /** Whether money goes out or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** Whether the till and accounts may be overdrawn. @default false */
  canGoBelowZero?: boolean | undefined;
  /** Whether it is being saved: nothing can be changed and it cannot be left meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Words that differ from the package's own. */
  labels?: { [Label in keyof WalletLabels]?: WalletLabels[Label] | undefined } | undefined;
}
