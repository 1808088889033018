import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import type { BankAccount, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { paymentEffects } from '../WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../WalletTransaction/walletMessages.ts';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import { outcomeCounts, type SettleableDispatch, type SettleDraft, settleTotals } from './settleDraft.ts';

interface EffectsContext {
  dispatch: SettleableDispatch;
  banks: Listing<BankAccount>;
  pocketBalance?: MinorUnits | undefined;
}

/** Tells what settling does: stock, each money account, what stays owed, what stays out. */
export function useSettleEffects({ dispatch, banks, pocketBalance }: EffectsContext) {
  const messages = useMessages(dispatchSettleMessages);
  const common = useMessages(commonMessages);
  const wallet = useMessages(walletMessages);
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
