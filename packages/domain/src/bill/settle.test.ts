import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day/day.ts';
import { type Allocation, settle } from './settle.ts';

const day = (count: number) => addDays('2026-01-01', count);
const bill = (id: string, dueIn: number, rest: number) => ({ id, dueDate: day(dueIn), rest });
const credit = (id: string, on: number, rest: number) => ({ id, date: day(on), rest });

describe('settling', () => {
  it('pays the bill that fell due first, whatever the order in which they come', () =>
    expect(settle([credit('c', 9, 70)], [bill('late', 5, 50), bill('early', 2, 50)])).toEqual([
      { creditId: 'c', target: 'bill', targetId: 'early', amount: 50 },
      { creditId: 'c', target: 'bill', targetId: 'late', amount: 20 },
    ]));

  it('takes bills of one due day in the order of their ids', () =>
    expect(settle([credit('c', 9, 10)], [bill('b', 2, 50), bill('a', 2, 50)])).toMatchObject([
      { targetId: 'a' },
    ]));

  it('spends the oldest advance first', () =>
    expect(settle([credit('new', 9, 50), credit('old', 1, 50)], [bill('b', 2, 60)])).toEqual([
      { creditId: 'old', target: 'bill', targetId: 'b', amount: 50 },
      { creditId: 'new', target: 'bill', targetId: 'b', amount: 10 },
    ]));

  it('gives back advances of the other side once no bill is open, and leaves the rest an advance', () =>
    expect(settle([credit('c', 9, 100)], [bill('b', 99, 30)], [credit('ahead', 1, 50)])).toEqual([
      { creditId: 'c', target: 'bill', targetId: 'b', amount: 30 },
      { creditId: 'c', target: 'credit', targetId: 'ahead', amount: 50 },
    ]));

  it('does nothing without credits, and without anything to settle', () => {
    expect(settle([], [bill('b', 1, 5)])).toEqual([]);
    expect(settle([credit('c', 1, 5)], [])).toEqual([]);
  });
});

const items = (prefix: string) =>
  fc
    .array(fc.record({ on: fc.integer({ min: 0, max: 6 }), rest: fc.integer({ min: 1, max: 1000 }) }), {
      maxLength: 8,
    })
    .map((list) => list.map((item, index) => ({ ...item, id: `${prefix}${index}` })));

/** Sums the allocations by credit or by target. */
function sums(allocations: readonly Allocation[], end: 'creditId' | 'targetId'): Map<string, number> {
  const found = new Map<string, number>();
  for (const allocation of allocations)
    found.set(allocation[end], (found.get(allocation[end]) ?? 0) + allocation.amount);
  return found;
}

const total = (list: readonly { rest: number }[]) => list.reduce((sum, { rest }) => sum + rest, 0);

describe('settling, whatever is open and whatever is free', () => {
  const property = (check: (given: ReturnType<typeof settled>) => void) =>
    fc.assert(
      fc.property(items('c'), items('b'), items('a'), (credits, bills, advances) => {
        check(settled(credits, bills, advances));
      }),
    );
  type Items = { id: string; on: number; rest: number }[];
  function settled(credits: Items, bills: Items, advances: Items) {
    const allocations = settle(
      credits.map(({ on, ...rest }) => ({ ...rest, date: day(on) })),
      bills.map(({ on, ...rest }) => ({ ...rest, dueDate: day(on) })),
      advances.map(({ on, ...rest }) => ({ ...rest, date: day(on) })),
    );
    return { credits, bills, advances, allocations };
  }

  it('loses nothing: as much is allocated as both sides allow', () =>
    property(({ credits, bills, advances, allocations }) =>
      expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        Math.min(total(credits), total(bills) + total(advances)),
      ),
    ));

  it('takes no more from a credit, and gives no more to a target, than there is', () =>
    property(({ credits, bills, advances, allocations }) => {
      const given = sums(allocations, 'creditId');
      const got = sums(allocations, 'targetId');
      for (const { id, rest } of credits) expect(given.get(id) ?? 0).toBeLessThanOrEqual(rest);
      for (const { id, rest } of [...bills, ...advances]) expect(got.get(id) ?? 0).toBeLessThanOrEqual(rest);
      for (const { amount } of allocations) expect(amount).toBeGreaterThan(0);
    }));

  it('never pays a bill while one that was due before it is open, nor gives back while any is', () =>
    property(({ bills, advances, allocations }) => {
      const got = sums(allocations, 'targetId');
      const isPaid = ({ id, rest }: { id: string; rest: number }) => got.get(id) === rest;
      for (const later of bills.filter(({ id }) => got.has(id)))
        for (const earlier of bills.filter(({ on }) => on < later.on)) expect(isPaid(earlier)).toBe(true);
      if (advances.some(({ id }) => got.has(id))) expect(bills.every(isPaid)).toBe(true);
    }));

  it('joins a credit and a target once at most', () =>
    property(({ allocations }) => {
      const pairs = allocations.map(({ creditId, targetId }) => `${creditId} ${targetId}`);
      expect(new Set(pairs).size).toBe(pairs.length);
    }));

  it('does not depend on the order in which things are handed to it', () =>
    property(({ credits, bills, advances, allocations }) =>
      expect(settled(credits.toReversed(), bills.toReversed(), advances.toReversed()).allocations).toEqual(
        allocations,
      ),
    ));
});
