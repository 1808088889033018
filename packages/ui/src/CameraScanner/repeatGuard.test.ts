import { expect, it } from 'vitest';
import { createRepeatGuard } from './repeatGuard.ts';

it('lets a code through once while it stays in sight, however long', () => {
  const guard = createRepeatGuard(1000);
  const times = [0, 900, 1800, 2700];
  expect(times.map((time) => guard.isNew('a', time))).toEqual([true, false, false, false]);
});

it('lets it through again when it was out of sight', () => {
  const guard = createRepeatGuard(1000);
  expect([guard.isNew('a', 0), guard.isNew('a', 1000)]).toEqual([true, true]);
});

it('tells codes apart', () => {
  const guard = createRepeatGuard(1000);
  expect([guard.isNew('a', 0), guard.isNew('b', 10), guard.isNew('a', 20)]).toEqual([true, true, false]);
});
