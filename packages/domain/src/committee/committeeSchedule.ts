import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';
import { type CommitteeFrequency, instalmentDue } from './committee.ts';
import { committeePool } from './committeePool.ts';

/** A committee as far as its schedule depends on it. */
export interface ScheduledCommittee {
  /** Instalment of one share per period, in minor units. */
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
  /** The shop's payment: one instalment for each of its shares. */
  pays: MinorUnits;
  /** The shop's payout: the pool for each of its shares whose turn it is. */
  takes: MinorUnits;
}

/** Every period of a committee: its due date, the shop's payment and its payout. */
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
