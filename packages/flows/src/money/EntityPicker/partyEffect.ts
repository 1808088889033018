import { type MinorUnits, sameParty } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import type { EntityValue } from './entity.ts';

/** A party's name, and its balance where that is known: positive is owed to us. */
export interface PartyBalance {
  name: string;
  /** Minor units. */
  balance?: MinorUnits | undefined;
}

/** The party of a draft: its name, and its balance where that is known (a new party has none yet). */
export function partyOf(entity: EntityValue, parties: readonly Party[]): PartyBalance {
  if (entity.mode === 'existing') {
    const { name = '', balance } = parties.find((party) => party._id === entity._id) ?? {};
    return { name, balance };
  }
  const known = sameParty(parties, entity);
  return known ? { name: known.name, balance: known.balance } : { name: entity.name, balance: 0 };
}

/**
 * Describes a change of a party's balance: `We owe Ali: Rs 0 → Rs 15,000`, or, where the debt changes sides,
 * `Ali: owes us Rs 500 → we owe Rs 100`.
 */
export function partyEffect(
  { name, balance }: PartyBalance,
  change: MinorUnits,
  messages: CommonMessages,
  formatMoney: (amount: MinorUnits) => string,
): Effect {
  const after = (balance ?? 0) + change;
  const isOwedByUs = after < 0 || (after === 0 && change > 0);
  const shown = (amount: MinorUnits) => formatMoney(isOwedByUs ? -amount || 0 : amount);
  const label = isOwedByUs ? messages.weOwe(name) : messages.owesUs(name);
  const tone = after === 0 ? 'neutral' : 'caution';
  if (balance !== undefined && balance * after < 0) {
    const owed = (amount: MinorUnits) =>
      amount < 0 ? messages.owedByUs(formatMoney(-amount)) : messages.owedToUs(formatMoney(amount));
    return { label: name, from: owed(balance), to: owed(after), tone };
  }
  if (balance === undefined) return { label, to: `+${shown(after)}`, tone };
  return { label, from: shown(balance), to: shown(after), tone };
}
