import { expect, test } from 'vitest';
import { amount, choice, choices, day, list } from './kinds.ts';

const items = [{ _id: 'a' }, { _id: 'b' }];

test('takes a list bare or with what became of loading it', () => {
  expect(list().read(items)).toEqual({ items });
  const listing = { items, isLoading: true };
  expect(list().read(listing)).toBe(listing);
  expect(list('imei1').read([{ imei1: '356938035643809' }])).toBeDefined();
  expect(list().initial).toEqual({ items: [], isLoading: true });
});

test.each([
  ['an object that PHP made of an array with gaps', { 0: items[0], 2: items[1] }],
  ['items without an id', [{ name: 'Samsung' }]],
  ['items with an empty id', [{ _id: '', name: 'Samsung' }]],
  ['items with a number for an id', [{ _id: 17, name: 'Samsung' }]],
  ['a text', 'Samsung'],
  ['numbers', [1, 2]],
])('does not take %s for a list', (_what, given) => {
  expect(list().read(given)).toBeUndefined();
});

test('takes whole minor units alone for an amount', () => {
  expect(amount.read(4_500_000)).toBe(4_500_000);
  for (const given of ['4500000', 45.5, Number.NaN, 2 ** 60]) expect(amount.read(given)).toBeUndefined();
});

test('takes days that there are', () => {
  expect(day.read('2026-02-28')).toBe('2026-02-28');
  expect(day.read('2026-02-30')).toBeUndefined();
});

test('takes the words that it knows', () => {
  expect(choice('in', 'out').read('in')).toBe('in');
  expect(choice('in', 'out').read('across')).toBeUndefined();
  expect(choices('company', 'model').read(' model  company ')).toEqual(['company', 'model']);
  expect(choices('company', 'model').read('')).toEqual([]);
  expect(choices('company', 'model').read('company bank')).toBeUndefined();
});
