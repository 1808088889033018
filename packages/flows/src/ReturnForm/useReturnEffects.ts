import { type MinorUnits, sum } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import type { BankAccount, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { unitName } from '../units/UnitLine.tsx';
import { paymentEffects } from '../WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../WalletTransaction/walletMessages.ts';
import { type ReturnDraft, returnedOf, returnMoney } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

interface EffectsContext {
  subject: ReturnSubject;
  banks: Listing<BankAccount>;
  pocketBalance: MinorUnits | undefined;
}

/** Tells what a return does: stock, each money account, the balance. */
export function useReturnEffects({ subject, banks, pocketBalance }: EffectsContext) {
  const messages = useMessages(returnFormMessages);
  const common = useMessages(commonMessages);
  const wallet = useMessages(walletMessages);
  const { formatMoney } = useFlows();
  const isSale = subject.kind === 'sale';
  return (draft: ReturnDraft): Effect[] => {
    const { units, accessories, exchangePhone } = returnedOf(draft, subject);
    const { refund, direction, offBalance } = returnMoney(draft, subject);
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
      ...(offBalance
        ? [partyEffect(subject.person, isSale ? -offBalance : offBalance, common, formatMoney)]
        : []),
    ];
  };
}
