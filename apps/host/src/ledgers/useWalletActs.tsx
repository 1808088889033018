import { Button } from '@handset/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import type { WalletAct } from '../dialogs/WalletDialogs.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { ledgerWords } from './ledgerWords.ts';

const WalletDialogs = lazily(async () => (await import('../dialogs/WalletDialogs.tsx')).WalletDialogs);

/** What may be done with a drawer or bank: its buttons, and the dialog that one of them opened. */
export function useWalletActs(account?: string): {
  open: (act: WalletAct) => void;
  buttons: ReactNode;
  dialog: ReactNode;
} {
  const { wallet } = useMessages();
  const words = useWords(ledgerWords);
  const [act, setAct] = useState<WalletAct | null>(null);
  return {
    open: setAct,
    buttons: (
      <>
        <Button onPress={() => setAct('in')}>{wallet.deposit}</Button>
        <Button onPress={() => setAct('out')}>{wallet.withdraw}</Button>
        <Button onPress={() => setAct('transfer')}>{wallet.transfer}</Button>
        <Button onPress={() => setAct('count')}>
          {account?.startsWith('bank:') ? words.check : words.count}
        </Button>
      </>
    ),
    dialog: (
      <Suspense>
        {act ? <WalletDialogs key={act} act={act} account={account} onClose={() => setAct(null)} /> : null}
      </Suspense>
    ),
  };
}
