import {
  useCashCount,
  useCreateBank,
  useShop,
  useWalletEntry,
  useWalletTransfer,
} from '@handset/api-client/swr';
import {
  type CashCount as Count,
  type WalletEntry as Entry,
  may,
  type NewBank,
  OWNER_REASONS,
  type WalletTransfer as Transfer,
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
import { useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';

/** Actions on a wallet. */
export const walletActions = ['bank', 'in', 'out', 'transfer', 'count'] as const;
export type WalletAction = (typeof walletActions)[number];

interface AccountDialogProps extends DialogProps {
  /** The account that it is about at first. */
  account?: string | undefined;
}

/** The dialogs of the wallet, one at a time. */
export function WalletDialogs({ action, ...props }: AccountDialogProps & { action: WalletAction }) {
  return <ShopFlows>{dialogOf(action, props)}</ShopFlows>;
}

function dialogOf(action: WalletAction, props: AccountDialogProps) {
  switch (action) {
    case 'bank':
      return <BankDialog {...props} />;
    case 'transfer':
      return <TransferDialog {...props} />;
    case 'count':
      return <CountDialog {...props} />;
    default:
      return <EntryDialog {...props} direction={action} />;
  }
}

function BankDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
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
  const { success } = useWords(hostMessages);
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
      lockedReasons={may(role, 'open-books') ? [] : OWNER_REASONS}
    />
  );
}

function TransferDialog({ account, onClose }: AccountDialogProps) {
  const { success } = useWords(hostMessages);
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
  const { data: shop } = useShop();
  const wallet = useBankListing();
  const form = useDraftedForm<CashCountDraft, Count>({
    form: `count ${account ?? ''}`,
    send: write,
    success: words.counted,
    onClose,
  });
  if (!form) return null;
  return (
    <CashCount
      key={form.key}
      {...form.props}
      {...wallet}
      defaultAccount={account}
      hidesBooks={shop?.hidesBooksInCounts}
    />
  );
}
