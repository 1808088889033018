import { expect, it } from 'vitest';
import { ageRanges, rangeOf } from './ageRanges.ts';

it('knows each of its ranges again', () => {
  for (const [name, range] of Object.entries(ageRanges)) expect(rangeOf(range)).toBe(name);
});

it('knows neither all ages nor a range of somebody else’s link', () => {
  expect(rangeOf({ ageFrom: '', ageTo: '' })).toBeUndefined();
  expect(rangeOf({ ageFrom: '60', ageTo: '' })).toBeUndefined();
});
