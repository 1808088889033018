import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import { outcomeCounts, type SettleableDispatch, type SettleDraft, settleTotals } from './settleDraft.ts';

interface EffectsContext {
  dispatch: SettleableDispatch;
  banks: Listing<BankAccount>;
  pocketBalance?: MinorUnits | undefined;
}

/** Effects of the settlement: stock, each money account, debt, and phones still out. */
export function useSettleEffects({ dispatch, banks, pocketBalance }: EffectsContext) {
  const messages = useWords(dispatchSettleMessages);
  const common = useWords(commonMessages);
  const wallet = useWords(walletMessages);
  const { formatMoney } = useFlows();
  return (draft: SettleDraft): Effect[] => {
    const counts = outcomeCounts(draft.outcomes);
    const { total, now, later } = settleTotals(draft);
    const phones = (label: string, count: number, tone: Effect['tone']): Effect[] =>
      count > 0 ? [{ label, to: messages.phoneCount(count), tone }] : [];
    return [
      ...phones(messages.backInStock, counts.returned, 'positive'),
      ...phones(messages.sold, counts.sold, 'neutral'),
      ...(total > 0 && draft.payment && now > 0
        ? paymentEffects(draft.payment, {
            direction: 'in',
            banks: banks.items,
            pocketBalance,
            pocketName: wallet.pocketCash,
            unknownBank: wallet.methods.bank,
            formatMoney,
          })
        : []),
      ...(later > 0 ? [partyEffect(dispatch.person, later, common, formatMoney)] : []),
      ...phones(messages.staysOut, counts.kept, 'caution'),
    ];
  };
}
