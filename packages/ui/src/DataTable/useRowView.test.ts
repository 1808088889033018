import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissing } from '../tabular/columnLook.ts';
import type { CellValue } from './DataTableProps.ts';
import type { ValueColumn } from './tableText.ts';
import { searchRows, sortRows, textsOf } from './useRowView.ts';

interface Row {
  name: CellValue;
  stock: number;
}

const name: ValueColumn<Row> = { id: 'name', value: (row) => row.name };
const stock: ValueColumn<Row> = { id: 'stock', value: (row) => row.stock, text: (row) => `${row.stock}.00` };
const { compare } = new Intl.Collator('en', { numeric: true });

const value = fc.oneof(
  fc.integer({ min: -9, max: 99 }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'ä', '1', '01', '10', ' ') }),
  fc.constantFrom(null, undefined, '', Number.NaN),
);
const anyRows = fc.array(fc.record({ name: value, stock: fc.nat(3) }), { maxLength: 40 });

describe('sortRows', () => {
  it('orders every row once, values one way, and what has none last both ways', () => {
    fc.assert(
      fc.property(anyRows, fc.boolean(), (rows, isDescending) => {
        const sorted = sortRows(rows, name, isDescending, compare);
        expect(new Set(sorted)).toEqual(new Set(rows));
        const known = sorted.filter((row) => !isMissing(row.name));
        expect(sorted.slice(known.length).every((row) => isMissing(row.name))).toBe(true);
        const areNumbers = known.every((row) => typeof row.name === 'number');
        for (let place = 1; place < known.length; place += 1) {
          const [one, other] = [known[place - 1] as Row, known[place] as Row];
          const by = areNumbers
            ? Number(one.name) - Number(other.name)
            : compare(String(one.name), String(other.name));
          expect(isDescending ? -by : by).toBeLessThanOrEqual(0);
          // Stable: equal ones stay as they came, whichever way.
          if (by === 0) expect(rows.indexOf(one)).toBeLessThan(rows.indexOf(other));
        }
      }),
    );
  });
});

describe('searchRows', () => {
  const rows: readonly Row[] = [
    { name: 'Oak table', stock: 2 },
    { name: 'Éclair\nlamp', stock: 12 },
    { name: 'سیب ۱۲', stock: 7 },
  ];
  const found = (query: string) => searchRows(rows, textsOf(rows, [name, stock]), query);

  it('finds rows that contain every word in one of their columns, whatever case and digits', () => {
    expect(found('TABLE 2.00')).toEqual([rows[0]]);
    expect(found('éclair LAMP')).toEqual([rows[1]]);
    expect(found('12')).toEqual([rows[1], rows[2]]);
    expect(found('table lamp')).toEqual([]);
  });
});
