import type { BulkDetail, LotUnit } from '@handset/domain';
import { expect, it } from 'vitest';
import { lotFigures } from './lotFigures.ts';

const unit = (soldPrice: number | null, profit: number | null) => ({ soldPrice, profit }) as LotUnit;
const lot = (...units: LotUnit[]) =>
  ({
    counts: { inStock: 1, dispatched: 0, sold: 2, returned: 0 },
    entries: [{ units: units.slice(0, 1) }, { units: units.slice(1) }],
  }) as unknown as BulkDetail;

it('adds up what was sold over all entries of a lot', () => {
  expect(lotFigures(lot(unit(51_000, 6_000), unit(40_000, -2_000), unit(null, null)))).toEqual({
    inStock: 1,
    sold: 2,
    soldFor: 91_000,
    profit: 4_000,
  });
});

it('names no profit where one of them is hidden', () =>
  expect(lotFigures(lot(unit(51_000, null))).profit).toBeNull());
