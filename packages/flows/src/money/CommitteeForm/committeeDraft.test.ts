import { committeeSchedule } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCommittee, previewOf, scheduledOf, turnsOf } from './committeeDraft.ts';

const filled = { ...emptyCommittee('2026-12-01'), amount: 10_000_00, members: 20, turns: [12] };

describe('the turns of a committee', () => {
  it.each([
    [[3], 1, [3]],
    [[3], 2, [3, null]],
    [[3, 5, 7], 2, [3, 5]],
    [[], null, []],
  ])('%j with %j shares are %j', (turns, shares, kept) => expect(turnsOf(turns, shares)).toEqual(kept));

  it('are never more than a shop may hold', () => expect(turnsOf([], 10_000)).toHaveLength(20));
});

describe('the schedule of a committee', () => {
  it.each([
    [{ amount: null }],
    [{ amount: 0 }],
    [{ members: 1 }],
    [{ members: 401 }],
    [{ shares: 21 }],
    [{ members: 5, shares: 6 }],
    [{ startDate: '' as const }],
  ])('is not shown with %j', (change) => expect(scheduledOf({ ...filled, ...change })).toBeUndefined());

  it('is shown by its first periods, our turns and the last one', () => {
    const scheduled = scheduledOf(filled);
    if (!scheduled) throw new Error('It is filled');
    const rows = previewOf(committeeSchedule(scheduled));
    expect(rows.map((row) => ('period' in row ? row.period.number : `${row.left} left out`))).toEqual([
      1,
      2,
      3,
      4,
      '7 left out',
      12,
      '7 left out',
      20,
    ]);
  });

  it('leaves no period out without counting it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
        (members, turns) => {
          const schedule = committeeSchedule({
            amount: 100,
            members,
            shares: Math.max(turns.length, 1),
            startDate: '2026-12-01',
            frequency: 'weekly',
            turns,
          });
          const counted = previewOf(schedule).map((row) => ('period' in row ? 1 : row.left));
          expect(counted.reduce((sum, count) => sum + count, 0)).toBe(members);
        },
      ),
    ));
});
