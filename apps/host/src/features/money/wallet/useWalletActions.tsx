import { may } from '@handset/domain';
import { Button, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { type WalletAction, WalletDialogs, walletActions } from './WalletDialogs.tsx';
import { walletWords } from './walletWords.ts';

/** Actions on a drawer or bank: the buttons, and the open dialog. */
export function useWalletActions(account?: string): {
  open: (action: WalletAction) => void;
  buttons: ReactNode;
  dialog: ReactNode;
} {
  const wallet = useWords(walletWords);
  const words = useWords(ledgerWords);
  const { role } = useUser();
  const { action, begin, end } = useActionInAddress(walletActions);
  const isAllowed = action !== 'bank' || may(role, 'create-banks');
  return {
    open: begin,
    buttons: (
      <>
        <Button onPress={() => begin('in')}>{wallet.deposit}</Button>
        <Button onPress={() => begin('out')}>{wallet.withdraw}</Button>
        <Button onPress={() => begin('transfer')}>{wallet.transfer}</Button>
        <Button onPress={() => begin('count')}>
          {account?.startsWith('bank:') ? words.check : words.count}
        </Button>
      </>
    ),
    dialog:
      action && isAllowed ? (
        <WalletDialogs key={action} action={action} account={account} onClose={end} />
      ) : null,
  };
}
