import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './useReorderByMouse.ts';

it('puts an item where it is wanted', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

it('loses nothing, and moving back restores the order', () => {
  const list = fc.array(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length];
      expect(moved(moved(items, from, to), to, from)).toEqual(items);
    }),
  );
});
