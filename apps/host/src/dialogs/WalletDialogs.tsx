import { lazy, Suspense } from 'react';

/** What is done with a wallet. */
export type WalletAct = 'bank' | 'in' | 'out' | 'transfer';

const BankForm = lazy(async () => ({ default: (await import('./BankForm.tsx')).BankForm }));
const TransferForm = lazy(async () => ({ default: (await import('./TransferForm.tsx')).TransferForm }));
const WalletEntryForm = lazy(async () => ({
  default: (await import('./WalletEntryForm.tsx')).WalletEntryForm,
}));

interface WalletDialogsProps {
  act: WalletAct | null;
  /** The account that money goes in or out of. */
  account?: string;
  onClose: () => void;
}

/** The dialogs of the wallet, loaded when one is opened. */
export function WalletDialogs({ act, account, onClose }: WalletDialogsProps) {
  return (
    <Suspense>
      {act === 'bank' ? <BankForm onClose={onClose} /> : null}
      {act === 'transfer' ? <TransferForm onClose={onClose} /> : null}
      {act === 'in' || act === 'out' ? (
        <WalletEntryForm key={act} direction={act} {...(account ? { account } : {})} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
