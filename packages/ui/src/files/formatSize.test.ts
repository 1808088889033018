import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it('writes sizes as people do', () => {
  expect(formatSize(8_000_000)).toBe('8 MB');
  expect(formatSize(1_540_000)).toBe('1.6 MB');
  expect(formatSize(1_540_000, 'down')).toBe('1.5 MB');
  expect(formatSize(2_100_000_000)).toBe('2.1 GB');
  expect(formatSize(1400)).toBe('2 kB');
  expect(formatSize(900)).toBe('900 B');
});

it('never writes a file that is too large as the limit that it is over', () => {
  const limit = fc
    .integer({ min: 1, max: 900 })
    .chain((count) => fc.constantFrom(count * 1000, count * 1_000_000));
  fc.assert(
    fc.property(limit, fc.integer({ min: 1, max: 1_000_000 }), (most, more) => {
      return formatSize(most + more) !== formatSize(most, 'down');
    }),
  );
});
