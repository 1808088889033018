import { Button, useWords } from '@handset/ui';
import { type ReactNode, useState } from 'react';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import type { WalletAction } from './WalletDialogs.tsx';
import { WalletDialogs } from './WalletDialogs.tsx';

/** Actions on a drawer or bank: the buttons, and the open dialog. */
export function useWalletActions(account?: string): {
  open: (action: WalletAction) => void;
  buttons: ReactNode;
  dialog: ReactNode;
} {
  const { wallet } = useWords(hostMessages);
  const words = useWords(ledgerWords);
  const [action, setAction] = useState<WalletAction | null>(null);
  return {
    open: setAction,
    buttons: (
      <>
        <Button onPress={() => setAction('in')}>{wallet.deposit}</Button>
        <Button onPress={() => setAction('out')}>{wallet.withdraw}</Button>
        <Button onPress={() => setAction('transfer')}>{wallet.transfer}</Button>
        <Button onPress={() => setAction('count')}>
          {account?.startsWith('bank:') ? words.check : words.count}
        </Button>
      </>
    ),
    dialog: action ? (
      <WalletDialogs key={action} action={action} account={account} onClose={() => setAction(null)} />
    ) : null,
  };
}
