import { expect, it } from 'vitest';
import { alignOf, headerIdOf } from './columnLook.ts';

it.each([
  ['start', {}],
  ['figures', { isNumeric: true }],
  ['figures', { isNumeric: true, align: 'end' }],
  ['center', { isNumeric: true, align: 'center' }],
  ['end', { align: 'end' }],
] as const)('aligns at the %s what is %o', (place, column) => {
  expect(alignOf(column)).toBe(place);
});

it('names rows by the column that is said to, or else by the first', () => {
  expect(headerIdOf([{ id: 'a' }, { id: 'b', isRowHeader: true }])).toBe('b');
  expect(headerIdOf([{ id: 'a' }, { id: 'b' }])).toBe('a');
  expect(headerIdOf([])).toBeUndefined();
});
