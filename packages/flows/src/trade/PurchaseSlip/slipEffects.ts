import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, Party } from '../../form/embedding.ts';
import { partyEffect, partyOf } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import type { WalletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { dueNow, type PurchaseDraft } from './purchaseDraft.ts';
import type { PurchaseMessages } from './purchaseMessages.ts';

interface SlipContext {
  parties: readonly Party[];
  banks: readonly BankAccount[];
  pocketBalance: MinorUnits | undefined;
  formatMoney: (amount: MinorUnits) => string;
  messages: { common: CommonMessages; wallet: WalletMessages; purchase: PurchaseMessages };
}

/** Effects of posting the slip: stock, each money account and the debt. */
export function slipEffects(draft: PurchaseDraft, context: SlipContext): Effect[] {
  const { parties, banks, pocketBalance, formatMoney, messages } = context;
  const price = draft.purchasePrice ?? 0;
  const due = dueNow(draft);
  const effects: Effect[] = [
    { label: messages.purchase.stock, to: `+${formatMoney(price)}`, tone: 'positive' },
  ];
  if (draft.payment && due > 0)
    effects.push(
      ...paymentEffects(draft.payment, {
        direction: 'out',
        banks,
        pocketBalance,
        pocketName: messages.wallet.pocketCash,
        formatMoney,
      }),
    );
  const later = price - due;
  if (later > 0)
    effects.push(partyEffect(partyOf(draft.entity, parties), -later, messages.common, formatMoney));
  return effects;
}
