import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIFICATIONS } from '../catalog/catalog.ts';
import {
  mergeStockPhone,
  STOCK_PHONE_FIELDS,
  type StockConflictChoice,
  type StockPhoneFacts,
  stockConflicts,
} from './stockConflict.ts';

const before: StockPhoneFacts = {
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'A15',
  specs: 'PTA',
  color: 'Blue',
  imei1: '356938035643809',
  imei2: '',
  demandPrice: 5_200_000,
  purchasePrice: 4_500_000,
  finalPrice: 5_000_000,
};

describe('a phone that was changed while it was edited', () => {
  it('has no conflict where each side touched something else', () => {
    const mine = { ...before, color: 'Navy' };
    const stored = { ...before, finalPrice: 4_900_000 };
    expect(stockConflicts(before, mine, stored)).toEqual([{ field: 'finalPrice', isContested: false }]);
    expect(mergeStockPhone(before, mine, stored)).toEqual({
      ...before,
      color: 'Navy',
      finalPrice: 4_900_000,
    });
  });

  it('has none where both sides said the same', () => {
    const both = { ...before, color: 'Navy' };
    expect(stockConflicts(before, both, both)).toEqual([]);
  });

  it('asks to choose where both sides touched the same fact', () => {
    const mine = { ...before, color: 'Navy' };
    const stored = { ...before, color: 'Black' };
    expect(stockConflicts(before, mine, stored)).toEqual([{ field: 'color', isContested: true }]);
    expect(mergeStockPhone(before, mine, stored).color).toBe('Navy');
    expect(mergeStockPhone(before, mine, stored, { color: 'stored' }).color).toBe('Black');
    expect(mergeStockPhone(before, mine, stored, { color: 'mine' }).color).toBe('Navy');
  });

  const text = fc.constantFrom('', 'a', 'b', 'c');
  const amount = fc.option(fc.constantFrom(1, 2, 3), { nil: null });
  const facts: fc.Arbitrary<StockPhoneFacts> = fc.record({
    name: text,
    companyName: text,
    modelSpecifications: text,
    specs: fc.option(fc.constantFrom(...SPECIFICATIONS), { nil: null }),
    color: text,
    imei1: text,
    imei2: text,
    demandPrice: amount,
    purchasePrice: amount,
    finalPrice: amount,
  });
  const all = (choice: StockConflictChoice) =>
    Object.fromEntries(STOCK_PHONE_FIELDS.map((field) => [field, choice]));

  it('keeps every own change where one keeps one’s own, and loses none of theirs otherwise', () =>
    fc.assert(
      fc.property(facts, facts, facts, (was, mine, stored) => {
        expect(mergeStockPhone(was, mine, stored, all('mine'))).toEqual(mine);
        const theirs = mergeStockPhone(was, mine, stored, all('stored'));
        for (const field of STOCK_PHONE_FIELDS)
          expect(theirs[field]).toBe(stored[field] === was[field] ? mine[field] : stored[field]);
      }),
    ));

  it('is settled once it was merged: the same stored phone is no conflict any more', () =>
    fc.assert(
      fc.property(facts, facts, facts, (was, mine, stored) => {
        const merged = mergeStockPhone(was, mine, stored, all('stored'));
        expect(stockConflicts(stored, merged, stored)).toEqual([]);
      }),
    ));
});
