import { expect, it } from 'vitest';
import { partiesMatching } from './partiesMatching.ts';

const party = (name: string, balance: number, number = '+923001234567') => ({
  _id: name,
  name,
  number,
  reference: '',
  balance,
});
const all = [party('Ali', 0), party('Bilal', -500, '+923219876543'), party('Chand', 900)];
const names = (...query: [string, Parameters<typeof partiesMatching>[2]]) =>
  partiesMatching(all, ...query).map(({ name }) => name);

it('puts the largest balances first, whichever way they point', () => {
  expect(names('', '')).toEqual(['Chand', 'Bilal', 'Ali']);
});

it('finds a number as people write it', () => {
  expect(names('0321-987', '')).toEqual(['Bilal']);
});

it('shows one side', () => {
  expect(names('', 'payable')).toEqual(['Bilal']);
  expect(names('', 'receivable')).toEqual(['Chand']);
  expect(names('', 'settled')).toEqual(['Ali']);
});
