import { describe, expect, it } from 'vitest';
import { committeeEntryRequest, committeeLines, instalmentDue, newCommitteeRequest } from './committee.ts';
import { committeePool } from './committeePool.ts';

describe('an instalment', () => {
  it.each([
    ['daily', 3, '2026-02-02'],
    ['weekly', 2, '2026-02-07'],
    ['monthly', 1, '2026-01-31'],
    ['monthly', 2, '2026-02-28'],
    ['monthly', 3, '2026-03-31'],
    ['monthly', 13, '2027-01-31'],
  ] as const)('of a %s committee, number %i, is due on %s', (frequency, number, day) => {
    expect(instalmentDue('2026-01-31', frequency, number)).toBe(day);
  });

  it('is an asset and the payout takes it back: neither income nor expense', () => {
    const payment = [{ account: 'cash:pocket' as const, amount: 500 }];
    expect(committeeLines({ committee: 'c', kind: 'instalment', payment })).toEqual([
      { debit: 'committee:c', credit: 'cash:pocket', amount: 500 },
    ]);
    expect(committeeLines({ committee: 'c', kind: 'payout', payment })).toEqual([
      { debit: 'cash:pocket', credit: 'committee:c', amount: 500 },
    ]);
  });
});

describe('a committee', () => {
  const committee = {
    name: 'Market BC',
    organiser: 'Haji Sahib',
    amount: 10_000,
    members: 10,
    startDate: '2026-01-05',
  };

  it('pools one instalment of every share', () => {
    expect(committeePool({ amount: 1_000_000, members: 10 })).toBe(10_000_000);
  });

  it('has one share, monthly, by turn, unless it says otherwise', () => {
    expect(newCommitteeRequest.parse(committee)).toMatchObject({
      shares: 1,
      frequency: 'monthly',
      draw: 'turn',
      turns: [],
    });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ organiser: 'H'.repeat(121) }, 'organiser'],
    [{ members: 1 }, 'members'],
    [{ members: 401 }, 'members'],
    [{ shares: 11 }, 'shares'],
    [{ members: 400, shares: 21 }, 'shares'],
    [{ shares: 2, turns: [3, 3] }, 'turns'],
    [{ turns: [11] }, 'turns'],
    [{ turns: [1, 2] }, 'turns'],
    [{ amount: 0 }, 'amount'],
    [{ frequency: 'yearly' }, 'frequency'],
  ])('with %j is refused', (change, field) => {
    const { error } = newCommitteeRequest.safeParse({ ...committee, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  it('takes an instalment only with its number', () => {
    const entry = { kind: 'instalment', amount: 10_000, date: '2026-01-05', pocketCash: 10_000 };
    expect(committeeEntryRequest.safeParse(entry).success).toBe(false);
    expect(committeeEntryRequest.safeParse({ ...entry, number: 1 }).success).toBe(true);
    expect(committeeEntryRequest.safeParse({ ...entry, kind: 'payout' }).success).toBe(true);
  });
});
