import { type MinorUnits, normaliseNumber } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { EntityValue } from '../EntityPicker/entity.ts';
import { type PartyBalance, partyEffect } from '../EntityPicker/partyEffect.ts';
import type { Party, WalletLists } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { paymentEffects } from '../WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../WalletTransaction/walletMessages.ts';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';

/** The party of a lot: its name, and its balance where that is known (a new party has none yet). */
export function lotParty(entity: EntityValue, parties: readonly Party[]): PartyBalance {
  if (entity.mode === 'existing') {
    const { name = '', balance } = parties.find((party) => party._id === entity._id) ?? {};
    return { name, balance };
  }
  const number = normaliseNumber(entity.number);
  const known = number ? parties.find((party) => party.number === number) : undefined;
  return known ? { name: known.name, balance: known.balance } : { name: entity.name, balance: 0 };
}

/** Tells what posting a lot does, line by line: phones, stock, each money account, what stays owed. */
export function useBulkEffects(
  parties: readonly Party[],
  { banks, pocketBalance }: WalletLists,
): (values: BulkValues, total: MinorUnits, units: number) => Effect[] {
  const { formatMoney } = useFlows();
  const common = useMessages(commonMessages);
  const wallet = useMessages(walletMessages);
  const messages = useMessages(bulkMessages);
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
      ...(later > 0 ? [partyEffect(lotParty(values.entity, parties), -later, common, formatMoney)] : []),
    ];
  };
}
