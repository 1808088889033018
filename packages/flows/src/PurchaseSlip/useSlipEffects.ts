import type { Effect } from '@handset/ui';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { walletMessages } from '../WalletTransaction/walletMessages.ts';
import type { PurchaseSlipLists } from './PurchaseSlip.tsx';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { slipEffects } from './slipEffects.ts';

/** Tells what posting a draft does, in the language and money format in force. */
export function useSlipEffects({
  parties,
  banks,
  pocketBalance,
}: PurchaseSlipLists): (draft: PurchaseDraft) => Effect[] {
  const { formatMoney } = useFlows();
  const common = useMessages(commonMessages);
  const wallet = useMessages(walletMessages);
  const purchase = useMessages(purchaseMessages);
  return (draft) =>
    slipEffects(draft, {
      parties: parties.items,
      banks: banks.items,
      pocketBalance,
      formatMoney,
      messages: { common, wallet, purchase },
    });
}
