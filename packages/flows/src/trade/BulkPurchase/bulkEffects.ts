import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party, WalletLists } from '../../form/embedding.ts';
import { partyEffect, partyOf } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';

/** Effects of posting a lot: phones, stock, each money account and the debt. */
export function useBulkEffects(
  parties: readonly Party[],
  { banks, pocketBalance }: WalletLists,
): (values: BulkValues, total: MinorUnits, units: number) => Effect[] {
  const { formatMoney } = useFlows();
  const common = useWords(commonMessages);
  const wallet = useWords(walletMessages);
  const messages = useWords(bulkMessages);
  return (values, total, units) => {
    const due = dueNow(total, values);
    const later = total - due;
    return [
      { label: messages.stockCount, to: `+${units}`, tone: 'positive' },
      { label: messages.stock, to: `+${formatMoney(total)}`, tone: 'positive' },
      ...(values.payment && due > 0
        ? paymentEffects(values.payment, {
            direction: 'out',
            banks: banks.items,
            pocketBalance,
            pocketName: common.pocketCash,
            unknownBank: wallet.methods.bank,
            formatMoney,
          })
        : []),
      ...(later > 0 ? [partyEffect(partyOf(values.entity, parties), -later, common, formatMoney)] : []),
    ];
  };
}
