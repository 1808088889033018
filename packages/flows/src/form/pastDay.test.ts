import { expect, it } from 'vitest';
import { pastDayProblem } from './pastDay.ts';

it.each([
  ['2026-11-21', {}],
  ['', {}],
  ['2026-11-22', { date: 'The date cannot be in the future' }],
])('finds with %j, on 21 November, %j', (date, problem) =>
  expect(pastDayProblem(date, '2026-11-21', 'en')).toEqual(problem),
);
