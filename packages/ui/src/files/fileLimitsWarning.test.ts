import { expect, it } from 'vitest';
import { fileLimitsWarning } from './fileLimitsWarning.ts';

it.each([
  [{ maxCount: 0 }, '`maxCount` is 0'],
  [{ maxSize: Number.NaN }, '`maxSize` is NaN'],
  [{ accept: ['image/*', 'pdf'] }, "`accept` has 'pdf'"],
])('names the prop and the remedy for %o', (limits, part) => {
  expect(fileLimitsWarning('FileDrop', limits)).toContain(`FileDrop: ${part}`);
});

it('says nothing of limits that can be kept', () => {
  expect(fileLimitsWarning('FileDrop', {})).toBeNull();
  expect(
    fileLimitsWarning('FileDrop', { accept: ['.csv', 'image/*', '*/*'], maxCount: 1, maxSize: 1 }),
  ).toBeNull();
  expect(fileLimitsWarning('FileDrop', { maxCount: Number.POSITIVE_INFINITY })).toBeNull();
});
