import type {
  COMMITTEE_DRAWS,
  CommitteeFrequency,
  CommitteePeriod,
  Day,
  MinorUnits,
  ScheduledCommittee,
} from '@handset/domain';
import { MAX_COMMITTEE_MEMBERS, MAX_COMMITTEE_SHARES } from '@handset/domain';

/** Values of CommitteeForm for a new committee. */
export interface CommitteeDraft {
  name: string;
  organiser: string;
  /** Of one share, in minor units; null while nothing is typed. */
  amount: MinorUnits | null;
  /** Shares in all. */
  members: number | null;
  /** The shop's own. */
  shares: number | null;
  /** `YYYY-MM-DD`, or empty. */
  startDate: Day | '';
  frequency: CommitteeFrequency;
  draw: (typeof COMMITTEE_DRAWS)[number];
  /** When each of the shop's shares takes the pool; null while that is not known. */
  turns: (number | null)[];
  note: string;
}

/** A monthly committee that begins today, with one share of the shop's. */
export function emptyCommittee(today: Day): CommitteeDraft {
  return {
    name: '',
    organiser: '',
    amount: null,
    members: null,
    shares: 1,
    startDate: today,
    frequency: 'monthly',
    draw: 'turn',
    turns: [null],
    note: '',
  };
}

/** The turns of as many shares as there are: those that are gone are left out, new ones are not known yet. */
export function turnsOf(turns: readonly (number | null)[], shares: number | null): (number | null)[] {
  const count = Math.min(Math.max(shares ?? 0, 0), MAX_COMMITTEE_SHARES);
  return Array.from({ length: count }, (_, index) => turns[index] ?? null);
}

/** Builds the input of the domain's `newCommitteeSchema`. */
export function committeeInput(draft: CommitteeDraft) {
  return { ...draft, turns: turnsOf(draft.turns, draft.shares) };
}

/** The committee as far as its schedule depends on it; undefined while something of that is missing. */
export function scheduledOf(draft: CommitteeDraft): ScheduledCommittee | undefined {
  const { amount, members, shares, startDate, frequency } = draft;
  if (!amount || !members || !shares || startDate === '') return undefined;
  if (members < 2 || members > MAX_COMMITTEE_MEMBERS || shares > members || shares > MAX_COMMITTEE_SHARES)
    return undefined;
  return { amount, members, shares, startDate, frequency, turns: turnsOf(draft.turns, shares) };
}

/** A row of the preview: a period, or how many are left out there. */
export type PreviewRow = { period: CommitteePeriod } | { after: number; left: number };

/** The first periods, those with a payout to the shop, and the last. The ones in between are only counted. */
export function previewOf(schedule: readonly CommitteePeriod[], first = 4): PreviewRow[] {
  const rows: PreviewRow[] = [];
  let left = 0;
  for (const period of schedule) {
    const isShown = period.number <= first || period.takes > 0 || period.number === schedule.length;
    if (!isShown) {
      left += 1;
      continue;
    }
    if (left > 0) rows.push({ after: period.number - 1, left });
    rows.push({ period });
    left = 0;
  }
  return rows;
}
