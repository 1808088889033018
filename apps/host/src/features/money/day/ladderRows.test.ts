import type { DayBook } from '@handset/domain';
import { expect, it } from 'vitest';
import { ladderRows } from './ladderRows.ts';

const ladders = [
  {
    account: 'cash:pocket',
    name: 'Pocket',
    opening: 100,
    steps: [],
    groups: [
      { group: 'sales', in: 50, out: 10 },
      { group: 'transfers', in: 0, out: 20 },
    ],
    closing: 120,
  },
  {
    account: 'bank:1',
    name: 'HBL',
    opening: 0,
    steps: [],
    groups: [{ group: 'transfers', in: 20, out: 0 }],
    closing: 20,
  },
] satisfies DayBook['ladders'];

it('leads every account from its opening to its closing by the steps that moved money', () => {
  expect(ladderRows(ladders)).toEqual([
    { id: 'start', amounts: { 'cash:pocket': 100, 'bank:1': 0 }, total: 100 },
    { id: 'sales', amounts: { 'cash:pocket': 40, 'bank:1': 0 }, total: 40 },
    { id: 'transfers', amounts: { 'cash:pocket': -20, 'bank:1': 20 }, total: 0 },
    { id: 'end', amounts: { 'cash:pocket': 120, 'bank:1': 20 }, total: 140 },
  ]);
});

it('adds up on every account and in all', () => {
  const rows = ladderRows(ladders);
  const end = rows.at(-1);
  for (const account of ['cash:pocket', 'bank:1'])
    expect(rows.slice(0, -1).reduce((sum, { amounts }) => sum + (amounts[account] ?? 0), 0)).toBe(
      end?.amounts[account],
    );
});
