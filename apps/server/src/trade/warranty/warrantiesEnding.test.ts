import { expect, it } from 'vitest';
import { monthsBefore } from './warrantiesEnding.ts';

// With 3 March in its place, a warranty that began on 1 March would end without a notice.
it.each([
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2026-01-15', 2, '2025-11-15'],
])('finds the day before %s by %i months: %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
