import {
  type CommitteeDetail,
  committeePool,
  type Day,
  type MinorUnits,
  type WalletSource,
} from '@handset/domain';
import { pocketSource, splitInput } from '../wallets/walletSource.ts';

/** A running committee with its payments and payouts. Money is in minor units. */
export type RunningCommittee = Pick<
  CommitteeDetail,
  'name' | 'amount' | 'members' | 'shares' | 'turns' | 'net' | 'schedule' | 'entries'
>;

/** Values of CommitteeEntryForm. */
export interface CommitteeEntryDraft {
  kind: 'instalment' | 'payout';
  /** The shop's share, from 1. */
  share: number;
  /** Number of the instalment, from 1. Null when none is chosen, or for a payout. */
  number: number | null;
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  wallet: WalletSource;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  note: string;
}

/** The instalments of a share that are not wholly paid, the first due first. */
export function openInstalments({ schedule }: RunningCommittee, share: number) {
  return schedule
    .filter((row) => row.share === share && row.paid < row.amount)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, dueDate, amount, paid }) => ({ number, dueDate, rest: amount - paid }));
}

/** The rest of the pool that a share has not received yet, in minor units. */
export function openPool(committee: RunningCommittee, share: number): MinorUnits {
  const taken = committee.entries
    .filter((entry) => entry.kind === 'payout' && entry.share === share && entry.reversedBy === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(committeePool(committee) - taken, 0);
}

/** The open amount of the chosen instalment, or of the pool. Undefined when no instalment is chosen. */
export function openOf(
  committee: RunningCommittee,
  { kind, share, number }: Pick<CommitteeEntryDraft, 'kind' | 'share' | 'number'>,
): MinorUnits | undefined {
  if (kind === 'payout') return openPool(committee, share);
  return openInstalments(committee, share).find((row) => row.number === number)?.rest;
}

/** The entry that is likely meant: the first open instalment of the share, or its pool, wholly. */
export function likelyEntry(
  committee: RunningCommittee,
  kind: CommitteeEntryDraft['kind'],
  share: number,
): Pick<CommitteeEntryDraft, 'kind' | 'share' | 'number' | 'amount'> {
  if (kind === 'payout') return { kind, share, number: null, amount: openPool(committee, share) || null };
  const [next] = openInstalments(committee, share);
  return { kind, share, number: next?.number ?? null, amount: next?.rest ?? null };
}

/** The first share with something open, today, through the till. */
export function emptyEntry(
  committee: RunningCommittee,
  kind: CommitteeEntryDraft['kind'],
  today: Day,
): CommitteeEntryDraft {
  const shares = Array.from({ length: committee.shares }, (_, index) => index + 1);
  const share =
    shares.find((each) =>
      kind === 'payout' ? openPool(committee, each) > 0 : openInstalments(committee, each).length > 0,
    ) ?? 1;
  return { ...likelyEntry(committee, kind, share), wallet: pocketSource, date: today, note: '' };
}

/** Builds the input of the domain's `committeeEntrySchema`. */
export function entryInput({ wallet, number, ...entry }: CommitteeEntryDraft) {
  return {
    ...entry,
    ...(entry.kind === 'instalment' && { number }),
    ...splitInput(wallet, entry.amount),
  };
}
