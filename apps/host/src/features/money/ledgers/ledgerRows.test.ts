import type { Movement } from '@handset/domain';
import { expect, it } from 'vitest';
import { ledgerRows } from './ledgerRows.ts';

const movement = (entry: number): Movement => ({ entry, balance: entry * 100 }) as Movement;
const pages = { opening: 50, data: [movement(7), movement(8)], nextCursor: 'more' };
const shown = (order: 'asc' | 'desc', nextCursor: string | null) =>
  ledgerRows({ ...pages, nextCursor }, order, 'Opening').map(({ _id, balance }) => [_id, balance]);

it('carries the balance in before the oldest movement', () => {
  expect(shown('asc', 'more')).toEqual([
    ['opening', 50],
    ['7', 700],
    ['8', 800],
  ]);
});

it('gives what was paid at once a row of its own after its document', () => {
  const sold = { ...movement(7), event: 'sale', debit: 400, credit: 0, paidAtOnce: 100 };
  expect(ledgerRows({ ...pages, data: [sold] }, 'asc', 'Opening')).toMatchObject([
    { _id: 'opening' },
    { _id: '7', debit: 500, credit: 0, balance: 800 },
    { _id: '7 paid', debit: 0, credit: 100, balance: 700 },
  ]);
});

it('shows the balance that was carried in last where the newest come first, once all are there', () => {
  expect(shown('desc', 'more').map(([id]) => id)).toEqual(['7', '8']);
  expect(shown('desc', null).at(-1)).toEqual(['opening', 50]);
});
