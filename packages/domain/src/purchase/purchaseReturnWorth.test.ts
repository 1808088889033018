import { describe, expect, it } from 'vitest';
import { purchaseReturnWorth, voidObstacle } from './purchaseReturnWorth.ts';

const unit = (_id: string, purchasePrice: number | null, state = 'in-stock') => ({
  _id,
  purchasePrice,
  state,
});

describe('what goes back to the supplier', () => {
  it('is worth what it cost', () =>
    expect(purchaseReturnWorth([unit('a', 500), unit('b', 700), unit('c', 900)], ['a', 'c'])).toBe(1400));
  it('is worth nothing while nothing is named', () =>
    expect(purchaseReturnWorth([unit('a', 500)], [])).toBe(0));
  it('is not known where a cost is hidden, unless that phone stays', () => {
    expect(purchaseReturnWorth([unit('a', 500), unit('b', null)], ['a', 'b'])).toBeNull();
    expect(purchaseReturnWorth([unit('a', 500), unit('b', null)], ['a'])).toBe(500);
  });
});

describe('undoing a slip', () => {
  it.each([
    ['posted', 'in-stock', undefined],
    ['posted', 'sold', 'elsewhere'],
    ['posted', 'dispatched', 'elsewhere'],
    ['part-returned', 'in-stock', 'returned'],
    ['returned', 'returned-to-supplier', 'returned'],
    ['void', 'void', 'void'],
  ])('a slip that is %s, its phone %s: %s', (status, state, obstacle) =>
    expect(voidObstacle({ status, units: [{ state }] })).toBe(obstacle),
  );
});
