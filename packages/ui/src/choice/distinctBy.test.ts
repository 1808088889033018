import { expect, it } from 'vitest';
import { distinctBy } from './distinctBy.ts';

it('keeps the first item of each key', () => {
  expect(distinctBy(['red', 'blue', 'rose'], (word) => word.charAt(0))).toEqual(['red', 'blue']);
});
