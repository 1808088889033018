import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Cell, FileColumn } from '../../base/exports/Cell.ts';
import { makeWorkbook } from './workbook.ts';

const columns: FileColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'IMEI 1', kind: 'imei' },
  { header: 'Price', kind: 'money' },
  { header: 'Date', kind: 'day' },
  { header: 'Quantity', kind: 'number' },
];

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages;
}

function workbookOf(...pages: Cell[][][]): Promise<Uint8Array> {
  return makeWorkbook({ sheet: 'Phones', columns, isRightToLeft: false }, pagesOf(...pages));
}

test('a workbook holds texts as texts, numbers as numbers and days as days', async () => {
  const bytes = await workbookOf(
    [['Ali', '356938035643809', 45_000.5, '2026-11-21', 3]],
    [
      [null, null, -40_000, null, null],
      ['آئی فون', '', 0, '2000-02-29', 0],
    ],
  );
  expect(await readSheet(Buffer.from(bytes))).toEqual([
    ['Name', 'IMEI 1', 'Price', 'Date', 'Quantity'],
    ['Ali', '356938035643809', 45_000.5, new Date('2026-11-21T00:00:00Z'), 3],
    [null, null, -40_000, null, null],
    ['آئی فون', null, 0, new Date('2000-02-29T00:00:00Z'), 0],
  ]);
});

test.each([
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+92300',
  '-1',
  '@SUM(A1)',
  '_x0041_',
  '<script>&"\'',
  'constructor',
  '__proto__',
  'toString',
  'a\nb',
])('a workbook holds %j as nothing but a text', async (text) => {
  const bytes = await workbookOf([[text, null, null, null, null]]);
  const [, row] = await readSheet(Buffer.from(bytes));
  expect(row?.[0]).toBe(text);
});

test('a large workbook holds nobody up', async () => {
  const page = Array.from({ length: 500 }, (_, index): Cell[] => [
    `Phone ${index}`,
    '356938035643809',
    45_000,
    '2026-11-21',
    index,
  ]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const bytes = await workbookOf(...Array.from({ length: 40 }, () => page));
  delay.disable();
  expect(bytes.length).toBeGreaterThan(100_000);
  // Far less than the making takes: the rest is the noise of a busy machine.
  expect(delay.percentile(90) / 1e6).toBeLessThan(50);
});

test('a workbook whose rows cannot be read fails, and the next is made', async () => {
  async function* broken(): AsyncGenerator<Cell[][]> {
    yield [['Ali', null, null, null, null]];
    throw new Error('no more rows');
  }
  await expect(makeWorkbook({ sheet: 'Phones', columns, isRightToLeft: false }, broken())).rejects.toThrow(
    'no more rows',
  );
  expect((await workbookOf([])).length).toBeGreaterThan(0);
});
