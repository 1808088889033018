import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import type { PurchaseSlipLists } from './PurchaseSlipProps.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { slipEffects } from './slipEffects.ts';

/** Effects of posting a draft, in the current language and money format. */
export function useSlipEffects({
  parties,
  banks,
  pocketBalance,
}: PurchaseSlipLists): (draft: PurchaseDraft) => Effect[] {
  const { formatMoney } = useFlows();
  const common = useWords(commonMessages);
  const wallet = useWords(walletMessages);
  const purchase = useWords(purchaseMessages);
  return (draft) =>
    slipEffects(draft, {
      parties: parties.items,
      banks: banks.items,
      pocketBalance,
      formatMoney,
      messages: { common, wallet, purchase },
    });
}
