import { expect, it } from 'vitest';
import { duplicatesOf } from './duplicatesOf.ts';

it('names each id that stands more than once, once', () => {
  const ids = ['a', 'b', 'a', 'c', 'a', 'b'];
  expect(duplicatesOf(ids.map((id) => ({ id })))).toEqual(['a', 'b']);
});

it('finds nothing where every id is its own', () => {
  expect(duplicatesOf([{ id: 'a' }, { id: 'b' }])).toEqual([]);
});
