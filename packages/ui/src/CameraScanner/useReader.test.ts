import { expect, it } from 'vitest';
import { createRepeatGuard } from './useReader.ts';

it('lets a code through once while it stays in sight, however long, and again when it was out of sight', () => {
  const isNew = createRepeatGuard(1000);
  const times = [0, 900, 1800, 2700, 3700];
  expect(times.map((time) => isNew('a', time))).toEqual([true, false, false, false, true]);
});

it('tells codes apart', () => {
  const isNew = createRepeatGuard(1000);
  expect([isNew('a', 0), isNew('b', 10), isNew('a', 20)]).toEqual([true, true, false]);
});
