import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CellValue, cellText, createRowIndex, type IndexedColumn } from './createRowIndex.ts';

interface Row {
  name: CellValue;
  stock: CellValue;
}

const columns: readonly IndexedColumn<Row>[] = [
  { id: 'name', value: ({ name }) => name },
  { id: 'stock', value: ({ stock }) => stock },
];
const { compare } = new Intl.Collator('en', { numeric: true });
const indexOf = (rows: readonly Row[], own = columns) =>
  createRowIndex(rows, own, compare, (row) => `${row.name}`);
const isMissing = (value: CellValue) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

const value = fc.oneof(
  fc.integer({ min: -9, max: 99 }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'ä', '1', '10', ' ') }),
  fc.constantFrom(null, undefined, '', Number.NaN),
);
const anyRows = fc.array(fc.record({ name: value, stock: value }), { maxLength: 40 });

describe('createRowIndex', () => {
  it('orders every row once, values one way, and what has none last both ways', () => {
    fc.assert(
      fc.property(anyRows, fc.boolean(), (rows, isDescending) => {
        const order = [...(indexOf(rows).order('name', isDescending) ?? [])];
        expect(order.toSorted((one, other) => one - other)).toEqual(rows.map((_, position) => position));
        const values = order.map((position) => rows[position]?.name);
        const known = values.filter((each) => !isMissing(each));
        expect(values.slice(known.length).every(isMissing)).toBe(true);
        const areNumbers = known.every((each) => typeof each === 'number');
        for (let place = 1; place < known.length; place += 1) {
          const [one, other] = [known[place - 1], known[place]];
          const by = areNumbers ? Number(one) - Number(other) : compare(String(one), String(other));
          expect(isDescending ? -by : by).toBeLessThanOrEqual(0);
          // Stable: equal ones stay as they came, whichever way.
          if (by === 0) expect(order[place - 1]).toBeLessThan(order[place] ?? -1);
        }
      }),
    );
  });

  it('adds a column up over some rows or all, leaving out what is no number', () => {
    fc.assert(
      fc.property(anyRows, fc.array(fc.nat(39)), (rows, picked) => {
        const index = indexOf(rows);
        const positions = Int32Array.from(new Set(picked.filter((position) => position < rows.length)));
        const add = (sum: number, { stock }: Row) =>
          sum + (typeof stock === 'number' && !Number.isNaN(stock) ? stock : 0);
        expect(index.sum('stock', null)).toBe(rows.reduce(add, 0));
        expect(index.sum('stock', positions)).toBe(
          [...positions].map((position) => rows[position] as Row).reduce(add, 0),
        );
      }),
    );
  });

  it('gives the same order whether it was prepared, half prepared or not', () => {
    const rows = Array.from({ length: 6000 }, (_, number) => ({
      name: `Name ${(number * 7919) % 6000}`,
      stock: number,
    }));
    const expected = indexOf(rows).order('name', false);
    const half = indexOf(rows);
    const steps = half.prepare(['name', 'stock']);
    for (let step = 0; step < 5; step += 1) steps.next();
    expect(half.order('name', false)).toEqual(expected);
    for (const _ of steps);
    expect(half.order('stock', true)?.[0]).toBe(5999);
    const whole = indexOf(rows);
    for (const _ of whole.prepare(['name']));
    expect(whole.order('name', false)).toEqual(expected);
  });

  it('reads a column once, however often it is asked for', () => {
    const read = vi.fn(({ stock }: Row) => stock);
    const rows = [
      { name: 'a', stock: 2 },
      { name: 'b', stock: 1 },
    ];
    const index = indexOf(rows, [{ id: 'stock', value: read }]);
    index.order('stock', false);
    index.order('stock', true);
    index.order('stock', false);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('knows no order of a column that is not there', () => {
    expect(indexOf([{ name: 'a', stock: 1 }]).order('gone', false)).toBeNull();
    expect(indexOf([{ name: 'a', stock: 1 }]).sum('gone', null)).toBe(0);
  });
});

describe('cellText', () => {
  it('is what the column says in words, else the value, else nothing', () => {
    const row = { name: null, stock: Number.NaN };
    expect(columns.map((column) => cellText(column, row))).toEqual(['', '']);
    expect(cellText({ id: 'stock', value: () => 1250, text: () => '12.50' }, row)).toBe('12.50');
    expect(cellText({ id: 'stock', value: () => 0 }, row)).toBe('0');
  });
});
