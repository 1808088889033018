import { expect, it } from 'vitest';
import { type GridMove, type GridPlace, placeAfter } from './gridPlaces.ts';

const at = (row: number, column: number): GridPlace => ({ row, column });
const shape = {
  rowCount: 10,
  columnCount: 3,
  pageSize: 4,
  canWrite: (column: number) => column !== 1,
};

it.each<[GridMove, GridPlace, GridPlace | null]>([
  ['next-cell', at(0, 0), at(0, 2)],
  ['next-cell', at(0, 2), at(1, 0)],
  ['next-cell', at(9, 2), null],
  ['previous-cell', at(1, 0), at(0, 2)],
  ['previous-cell', at(0, 0), null],
  ['next-row', at(3, 1), at(4, 1)],
  ['next-row', at(9, 1), null],
  ['previous-row', at(0, 1), null],
  ['row-start', at(3, 2), at(3, 0)],
  ['row-end', at(3, 0), at(3, 2)],
  ['grid-start', at(3, 2), at(0, 0)],
  ['grid-end', at(3, 0), at(9, 2)],
  ['page-down', at(8, 1), at(9, 1)],
  ['page-up', at(2, 1), at(0, 1)],
])('leads by %s from %j to %j', (move, from, to) => {
  expect(placeAfter(move, from, shape)).toEqual(to);
});

it('finds no cell to write in where there is none', () => {
  expect(placeAfter('next-cell', at(0, 0), { ...shape, canWrite: () => false })).toBe(null);
});
