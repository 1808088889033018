import { duplicatesOf } from '../development/duplicatesOf.ts';
import type { WalletDialogProps } from './WalletDialogProps.ts';

/** What the developer is to be told of the props, if anything. */
export function walletWarning({ isOpen, accounts, amountDue }: WalletDialogProps): string | null {
  if (!isOpen) return null;
  if (amountDue !== undefined && !(amountDue >= 0 && Number.isSafeInteger(amountDue)))
    return `WalletDialog: \`amountDue\` is ${amountDue}. Give whole minor units of 0 or more, or leave it out where any sum will do.`;
  const [twice] = duplicatesOf(accounts);
  if (twice !== undefined)
    return `WalletDialog: \`accounts\` has the id '${twice}' more than once, so only the first of them can be chosen. Give each an id of its own.`;
  return null;
}
