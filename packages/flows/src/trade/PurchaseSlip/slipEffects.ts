import { type MinorUnits, sameParty } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, Party } from '../../form/embedding.ts';
import type { EntityValue } from '../../money/EntityPicker/entity.ts';
import { type PartyBalance, partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import type { WalletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { dueNow, type PurchaseDraft } from './purchaseDraft.ts';
import type { PurchaseMessages } from './purchaseMessages.ts';

/** The party of a draft: its name, and its balance where that is known (a new party has none yet). */
export function partyOf(entity: EntityValue, parties: readonly Party[]): PartyBalance {
  if (entity.mode === 'existing') {
    const { name = '', balance } = parties.find((party) => party._id === entity._id) ?? {};
    return { name, balance };
  }
  const known = sameParty(parties, entity);
  return known ? { name: known.name, balance: known.balance } : { name: entity.name, balance: 0 };
}

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
