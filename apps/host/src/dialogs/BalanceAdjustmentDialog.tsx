import { useOpenBills, usePartyEntry } from '@handset/api-client/swr';
import type { PartyEntry } from '@handset/domain';
import { BalanceAdjustment, type BalanceAdjustmentDraft, type Party } from '@handset/flows';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useWords } from '../messages/useWords.ts';
import { useListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useDraftedForm } from './useDraftedForm.ts';

/** What stood open with a party before the books began, or a debt that is let go. */
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
