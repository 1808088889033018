import { expect, it } from 'vitest';
import { receiptHeight } from './receiptHeights.ts';

it.each([
  [100, 110],
  [500, 140],
  [1000, 297],
  [9000, 297],
])('a receipt of %i pixels is printed on a page of %i mm', (pixels, height) =>
  expect(receiptHeight(pixels)).toBe(height),
);
