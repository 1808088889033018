import { committeeEntrySchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { runningCommittee, today } from './committeeEntry.fixtures.ts';
import {
  emptyEntry,
  entryInput,
  likelyEntry,
  openInstalments,
  openOf,
  openPool,
} from './committeeEntryDraft.ts';

describe('a committee that runs', () => {
  it('has the instalments open that are not wholly paid', () =>
    expect(openInstalments(runningCommittee, 1).map(({ number, rest }) => [number, rest])).toEqual([
      [3, 4_000_00],
      [4, 10_000_00],
      [5, 10_000_00],
    ]));

  it('has its pool open until it was taken, and again when that was undone', () => {
    expect(openPool(runningCommittee, 1)).toBe(50_000_00);
    const payout = {
      _id: 'p',
      kind: 'payout' as const,
      share: 1,
      number: 4,
      date: today,
      amount: 30_000_00,
      pocketCash: 30_000_00,
      accountCash: 0,
      bank: null,
      note: null,
      entry: 9,
      reversedBy: null,
      createdAt: '2026-11-21T09:00:00.000Z',
    };
    expect(openPool({ ...runningCommittee, entries: [payout] }, 1)).toBe(20_000_00);
    expect(openPool({ ...runningCommittee, entries: [{ ...payout, reversedBy: 12 }] }, 1)).toBe(50_000_00);
  });
});

describe('an entry', () => {
  it('begins with what is due first and what is left of it', () =>
    expect(emptyEntry(runningCommittee, 'instalment', today)).toMatchObject({
      share: 1,
      number: 3,
      amount: 4_000_00,
    }));

  it('of a payout begins with the whole pool', () =>
    expect(likelyEntry(runningCommittee, 'payout', 1)).toEqual({
      kind: 'payout',
      share: 1,
      number: null,
      amount: 50_000_00,
    }));

  it('has nothing likely where every instalment is paid', () =>
    expect(likelyEntry({ ...runningCommittee, schedule: [] }, 'instalment', 1)).toMatchObject({
      number: null,
      amount: null,
    }));

  it('is open for no more than is left', () => {
    expect(openOf(runningCommittee, { kind: 'instalment', share: 1, number: 3 })).toBe(4_000_00);
    expect(openOf(runningCommittee, { kind: 'instalment', share: 1, number: null })).toBeUndefined();
  });

  it('is handed over as the books take it', () =>
    expect(committeeEntrySchema.parse(entryInput(emptyEntry(runningCommittee, 'payout', today)))).toEqual({
      kind: 'payout',
      share: 1,
      amount: 50_000_00,
      date: today,
      pocketCash: 50_000_00,
      accountCash: 0,
    }));
});
