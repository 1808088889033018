import { useOpenBills, usePartyEntry } from '@handset/api-client/swr';
import type { PartyEntry } from '@handset/domain';
import { BalanceAdjustment, type BalanceAdjustmentDraft, type Party } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';

/** Records an opening balance of a party, or a write-off. */
export function BalanceAdjustmentDialog({ party, onClose }: { party: Party; onClose: () => void }) {
  const words = useWords(ledgerWords);
  const { write } = usePartyEntry(party._id);
  const dues = useOpenBills(party._id);
  const bills = useListing({ ...dues, data: dues.data?.bills });
  const form = useDraftedForm<BalanceAdjustmentDraft, PartyEntry>({
    form: `balance ${party._id}`,
    send: write,
    success: words.adjusted,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <BalanceAdjustment key={form.key} {...form.props} party={party} bills={bills} />
    </ShopFlows>
  );
}
