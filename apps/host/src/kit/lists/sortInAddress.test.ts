import { expect, it } from 'vitest';
import { readSort, writeSort } from './sortInAddress.ts';

it.each(['', 'total', '-total'])('reads the order that it wrote: %j', (text) => {
  expect(writeSort(readSort(text))).toBe(text);
});

it('reads an order of nothing as none', () => {
  expect(readSort('-')).toBeNull();
});
