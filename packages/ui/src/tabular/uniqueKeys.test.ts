import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniqueKeys } from './uniqueKeys.ts';

it('gives each element a key of its own, and leaves the first of equal ones as it is', () => {
  const key = fc.constantFrom('', 'a', 'b', 'a 1', 'a 2', 'a 2 2');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 12 }), (keys) => {
      const unique = uniqueKeys(keys);
      expect(new Set(unique).size).toBe(keys.length);
      for (const [number, each] of keys.entries())
        if (keys.indexOf(each) === number && !unique.slice(0, number).includes(each))
          expect(unique[number]).toBe(each);
    }),
  );
});
