import { type MinorUnits, sum, writeOffUndone } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { unitName } from '../../stock/units/UnitLine.tsx';
import { type ReturnDraft, returnedOf, returnMoney } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

interface EffectsContext {
  subject: ReturnSubject;
  banks: Listing<BankAccount>;
  pocketBalance: MinorUnits | undefined;
}

/** Effects of a return: stock, each money account and the balance. */
export function useReturnEffects({ subject, banks, pocketBalance }: EffectsContext) {
  const messages = useWords(returnFormMessages);
  const common = useWords(commonMessages);
  const wallet = useWords(walletMessages);
  const { formatMoney } = useFlows();
  const isSale = subject.kind === 'sale';
  return (draft: ReturnDraft): Effect[] => {
    const { units, accessories, exchangePhone } = returnedOf(draft, subject);
    const { refund, direction, offBalance } = returnMoney(draft, subject);
    const undone = writeOffUndone(offBalance ?? 0, subject.paid);
    const change = undone - (offBalance ?? 0);
    const pieces = sum(accessories.map(({ quantity }) => quantity));
    const label = isSale ? messages.backInStock : messages.leavesStock;
    const tone = isSale ? 'positive' : 'caution';
    return [
      ...(units.length > 0 ? [{ label, to: messages.phoneCount(units.length), tone } as const] : []),
      ...(pieces > 0
        ? [{ label: `${label}: ${messages.accessories}`, to: messages.pieceCount(pieces), tone } as const]
        : []),
      ...(exchangePhone && subject.exchange
        ? [{ label: messages.leavesStock, to: unitName(subject.exchange), tone: 'caution' } as const]
        : []),
      ...(refund > 0 && draft.payment
        ? paymentEffects(draft.payment, {
            direction,
            banks: banks.items,
            pocketBalance,
            pocketName: wallet.pocketCash,
            unknownBank: wallet.methods.bank,
            formatMoney,
          })
        : []),
      ...(undone > 0
        ? [{ label: messages.writeOffUndone, to: formatMoney(undone), tone: 'caution' } as const]
        : []),
      ...(change === 0 ? [] : [partyEffect(subject.person, isSale ? change : -change, common, formatMoney)]),
    ];
  };
}
