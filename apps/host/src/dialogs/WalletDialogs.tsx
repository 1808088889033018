import { useCreateBank, useWalletEntry, useWalletTransfer } from '@handset/api-client/swr';
import { may, WALLET_REASONS } from '@handset/domain';
import { AddBank, WalletEntry, WalletTransfer } from '@handset/flows';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import { useBankListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useSubmit } from './useSubmit.ts';

/** What is done with a wallet. */
export type WalletAct = 'bank' | 'in' | 'out' | 'transfer';

interface WalletDialogsProps {
  act: WalletAct;
  /** The account that money goes in or out of at first. */
  account?: string | undefined;
  onClose: () => void;
}

/** The dialogs of the wallet. */
export function WalletDialogs({ act, account, onClose }: WalletDialogsProps) {
  const { success } = useMessages();
  const { role } = useUser();
  const bank = useCreateBank();
  const entry = useWalletEntry();
  const transfer = useWalletTransfer();
  const wallet = useBankListing();
  const done = { onDone: onClose, success: success.walletEntry };
  const addBank = useSubmit({ ...done, send: bank.write, success: success.bank });
  const enter = useSubmit({ ...done, send: entry.write });
  const move = useSubmit({ ...done, send: transfer.write });
  const isEntry = act === 'in' || act === 'out';
  return (
    <ShopFlows>
      <AddBank isOpen={act === 'bank'} onSubmit={addBank} onCancel={onClose} />
      <WalletTransfer
        {...wallet}
        isOpen={act === 'transfer'}
        defaultFrom={account}
        onSubmit={move}
        onCancel={onClose}
      />
      <WalletEntry
        {...wallet}
        isOpen={isEntry}
        defaultAccount={account}
        defaultDirection={isEntry ? act : 'in'}
        reasons={WALLET_REASONS.filter((reason) => reason !== 'opening' || may(role, 'open-books'))}
        onSubmit={enter}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}
