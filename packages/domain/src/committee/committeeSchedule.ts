import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';
import { type CommitteeFrequency, instalmentDue } from './committee.ts';
import { committeePool } from './committeePool.ts';

/** A committee as far as its schedule depends on it. */
export interface ScheduledCommittee {
  /** What one share pays each period, in minor units. */
  amount: MinorUnits;
  /** Shares in all. */
  members: number;
  /** The shop's own. */
  shares: number;
  startDate: Day;
  frequency: CommitteeFrequency;
  /** When each of the shop's shares takes the pool; null where that is not known yet. */
  turns: readonly (number | null)[];
}

/** One period of a committee, for the shop. */
export interface CommitteePeriod {
  /** From 1. */
  number: number;
  dueDate: Day;
  /** What the shop pays: one instalment of each of its shares. */
  pays: MinorUnits;
  /** What the shop takes: the pool for each share whose turn it is. */
  takes: MinorUnits;
}

/** Every period of a committee: when it is due, what the shop pays and what it takes. */
export function committeeSchedule(committee: ScheduledCommittee): CommitteePeriod[] {
  const { amount, members, shares, startDate, frequency, turns } = committee;
  const pool = committeePool(committee);
  return Array.from({ length: members }, (_, index) => {
    const number = index + 1;
    return {
      number,
      dueDate: instalmentDue(startDate, frequency, number),
      pays: amount * shares,
      takes: pool * turns.slice(0, shares).filter((turn) => turn === number).length,
    };
  });
}
