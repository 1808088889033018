import fc from 'fast-check';
import { expect, it } from 'vitest';
import { committeeSchedule, type ScheduledCommittee } from './committeeSchedule.ts';

const committee: ScheduledCommittee = {
  amount: 1_000_000,
  members: 4,
  shares: 1,
  startDate: '2026-11-30',
  frequency: 'monthly',
  turns: [3],
};

it('pays one instalment each period and takes the pool at its turn', () =>
  expect(committeeSchedule(committee)).toEqual([
    { number: 1, dueDate: '2026-11-30', pays: 1_000_000, takes: 0 },
    { number: 2, dueDate: '2026-12-30', pays: 1_000_000, takes: 0 },
    { number: 3, dueDate: '2027-01-30', pays: 1_000_000, takes: 4_000_000 },
    { number: 4, dueDate: '2027-02-28', pays: 1_000_000, takes: 0 },
  ]));

it('takes nothing before a ballot has said when', () =>
  expect(committeeSchedule({ ...committee, turns: [null] }).every(({ takes }) => takes === 0)).toBe(true));

it('gives back in the end exactly what was paid in, whatever the turns', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.nat(1_000),
      (members, wanted, amount, seed) => {
        const shares = Math.min(wanted, members);
        const turns = Array.from({ length: shares }, (_, index) => ((index + seed) % members) + 1);
        const periods = committeeSchedule({ ...committee, members, shares, amount, turns });
        const total = (of: 'pays' | 'takes') => periods.reduce((sum, period) => sum + period[of], 0);
        expect(total('takes')).toBe(total('pays'));
      },
    ),
  ));
