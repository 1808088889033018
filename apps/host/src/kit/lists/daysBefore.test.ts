import { expect, it } from 'vitest';
import { daysBefore } from './daysBefore.ts';

it('counts days over the ends of months and years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
});
