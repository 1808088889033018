import { expect, it } from 'vitest';
import { daysBefore, nameOfRange, RANGES, rangeOf } from './dateRange.ts';

it.each(RANGES)('recognises the range it names: %s', (name) => {
  expect(nameOfRange(rangeOf(name, '2026-11-21'), '2026-11-21')).toBe(name);
});

it('has no name for dates that somebody chose', () => {
  expect(nameOfRange({ from: '2026-11-03', to: '2026-11-05' }, '2026-11-21')).toBeUndefined();
});

it('counts days over the ends of months and years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
});
