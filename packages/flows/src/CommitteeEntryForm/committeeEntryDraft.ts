import {
  type CommitteeDetail,
  committeePool,
  type Day,
  type MinorUnits,
  splitOf,
  type WalletSource,
} from '@handset/domain';
import { pocketSource } from '../wallets/walletSource.ts';

/** A committee that runs, with what was paid and taken; money in minor units. */
export type RunningCommittee = Pick<
  CommitteeDetail,
  'name' | 'amount' | 'members' | 'shares' | 'turns' | 'net' | 'schedule' | 'entries'
>;

/** What CommitteeEntryForm holds. */
export interface CommitteeEntryDraft {
  kind: 'instalment' | 'payout';
  /** Which of the shop's shares, from 1. */
  share: number;
  /** Which instalment, from 1; null when none is chosen, or the pool is taken. */
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

/** What of the pool a share has not taken yet, in minor units. */
export function openPool(committee: RunningCommittee, share: number): MinorUnits {
  const taken = committee.entries
    .filter((entry) => entry.kind === 'payout' && entry.share === share && entry.reversedBy === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(committeePool(committee) - taken, 0);
}

/** What is open there: of the instalment, or of the pool; undefined where no instalment is chosen. */
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

/** What the domain's `committeeEntrySchema` parses. */
export function entryInput({ wallet, number, ...entry }: CommitteeEntryDraft) {
  return {
    ...entry,
    ...(entry.kind === 'instalment' && { number }),
    ...(entry.amount !== null && splitOf(wallet, entry.amount)),
  };
}
