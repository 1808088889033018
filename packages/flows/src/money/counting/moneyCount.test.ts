import { describe, expect, it } from 'vitest';
import { countedOf, emptyCount, type MoneyCount } from './moneyCount.ts';

const withNotes = (notes: Partial<MoneyCount['notes']>): MoneyCount => {
  const empty = emptyCount('notes');
  return { ...empty, notes: { ...empty.notes, ...notes } };
};

describe('a count', () => {
  it('is nothing until something was counted', () => {
    expect(countedOf(emptyCount('notes'))).toBeNull();
    expect(countedOf(emptyCount('figure'))).toBeNull();
  });

  it('of an empty till is zero, not nothing', () => {
    expect(countedOf(withNotes({ 5000: 0 }))).toBe(0);
    expect(countedOf({ ...emptyCount('figure'), figure: 0 })).toBe(0);
  });

  it('counts the way that was chosen, and keeps the other', () => {
    const both = { ...withNotes({ 1000: 2, 50: 1 }), figure: 7_00 };
    expect(countedOf(both)).toBe(2_050_00);
    expect(countedOf({ ...both, by: 'figure' })).toBe(7_00);
  });
});
