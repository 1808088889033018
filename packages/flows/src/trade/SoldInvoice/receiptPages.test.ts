import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RECEIPT_HEIGHTS, receiptHeight } from './receiptPages.ts';

it('gives a receipt a page that holds it and wastes less than a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1000 }), (text) => {
      const height = receiptHeight(text) ?? 0;
      expect(height).toBeGreaterThanOrEqual(text);
      expect(height).toBeLessThan(text * 1.1);
    }),
  );
});

it('never makes a page shorter than the shortest, and leaves what is longer than the longest to several', () => {
  expect(receiptHeight(0)).toBe(100);
  expect(receiptHeight(1000.1)).toBeUndefined();
  expect(receiptHeight(Number.NaN)).toBeUndefined();
  expect([...RECEIPT_HEIGHTS].sort((one, other) => one - other)).toEqual(RECEIPT_HEIGHTS);
});
