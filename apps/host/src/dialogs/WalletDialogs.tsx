import { useCashCount, useCreateBank, useWalletEntry, useWalletTransfer } from '@handset/api-client/swr';
import {
  type CashCount as Count,
  type WalletEntry as Entry,
  may,
  type NewBank,
  type WalletTransfer as Transfer,
  WALLET_REASONS,
} from '@handset/domain';
import {
  AddBank,
  type AddBankDraft,
  CashCount,
  type CashCountDraft,
  WalletEntry,
  type WalletEntryDraft,
  WalletTransfer,
  type WalletTransferDraft,
} from '@handset/flows';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import type { DialogProps } from './DialogHost.tsx';
import { useBankListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useDraftedForm } from './useDraftedForm.ts';

/** What is done with a wallet. */
export type WalletAct = 'bank' | 'in' | 'out' | 'transfer' | 'count';

interface AccountDialogProps extends DialogProps {
  /** The account that it is about at first. */
  account?: string | undefined;
}

/** The dialogs of the wallet, one at a time. */
export function WalletDialogs({ act, ...props }: AccountDialogProps & { act: WalletAct }) {
  return <ShopFlows>{dialogOf(act, props)}</ShopFlows>;
}

function dialogOf(act: WalletAct, props: AccountDialogProps) {
  switch (act) {
    case 'bank':
      return <BankDialog {...props} />;
    case 'transfer':
      return <TransferDialog {...props} />;
    case 'count':
      return <CountDialog {...props} />;
    default:
      return <EntryDialog {...props} direction={act} />;
  }
}

function BankDialog({ onClose }: DialogProps) {
  const { success } = useMessages();
  const { write } = useCreateBank();
  const form = useDraftedForm<AddBankDraft, NewBank>({
    form: 'bank',
    send: write,
    success: success.bank,
    onClose,
  });
  return form ? <AddBank key={form.key} {...form.props} /> : null;
}

function EntryDialog({ direction, account, onClose }: AccountDialogProps & { direction: 'in' | 'out' }) {
  const { success } = useMessages();
  const { role } = useUser();
  const { write } = useWalletEntry();
  const wallet = useBankListing();
  const form = useDraftedForm<WalletEntryDraft, Entry>({
    form: `wallet ${direction} ${account ?? ''}`,
    send: write,
    success: success.walletEntry,
    onClose,
  });
  if (!form) return null;
  return (
    <WalletEntry
      key={form.key}
      {...form.props}
      {...wallet}
      defaultAccount={account}
      defaultDirection={direction}
      reasons={WALLET_REASONS.filter((reason) => reason !== 'opening' || may(role, 'open-books'))}
    />
  );
}

function TransferDialog({ account, onClose }: AccountDialogProps) {
  const { success } = useMessages();
  const { write } = useWalletTransfer();
  const wallet = useBankListing();
  const form = useDraftedForm<WalletTransferDraft, Transfer>({
    form: `transfer ${account ?? ''}`,
    send: write,
    success: success.walletEntry,
    onClose,
  });
  if (!form) return null;
  return <WalletTransfer key={form.key} {...form.props} {...wallet} defaultFrom={account} />;
}

function CountDialog({ account, onClose }: AccountDialogProps) {
  const words = useWords(ledgerWords);
  const { write } = useCashCount();
  const wallet = useBankListing();
  const form = useDraftedForm<CashCountDraft, Count>({
    form: `count ${account ?? ''}`,
    send: write,
    success: words.counted,
    onClose,
  });
  if (!form) return null;
  return <CashCount key={form.key} {...form.props} {...wallet} defaultAccount={account} />;
}
