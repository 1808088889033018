import {
  type ImportedRow,
  type Locale,
  type Refusal,
  readStockRow,
  refusal,
  refusalMessage,
  type StockField,
  type StockRow,
  type StockRowReading,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { type Arriving, arrivalConflicts } from '../phones/arrivalConflicts.ts';
import type { SheetRow, StockSheet } from './StockSheet.ts';

/** A row of the file, and how it fares in this shop. */
export interface CheckedRow {
  number: number;
  cells: SheetRow['cells'];
  prices: StockRowReading['prices'];
  /** Absent where the row is not one that can be imported. */
  row?: StockRow;
  errors: Partial<Record<StockField, Refusal>>;
  warnings: Partial<Record<StockField, Refusal>>;
  /** Whether all that is wrong is that the shop has the phone already, or had it on that day. */
  isHeld: boolean;
}

/** Reads every row, and looks for its IMEIs in the rest of the file and in the shop: everything wrong is found at once. */
export async function checkRows(shop: ShopReader, sheet: StockSheet): Promise<CheckedRow[]> {
  const rows = sheet.rows.map(({ number, cells }) => checkedRow(shop, number, cells));
  const first = new Map<string, number>();
  for (const { number, row, errors } of rows) {
    for (const field of ['imei1', 'imei2'] as const) {
      const imei = row?.[field];
      if (imei === undefined) continue;
      const known = first.get(imei);
      if (known === undefined) first.set(imei, number);
      else errors[field] ??= refusal('imei-in-other-row', { row: known, rule: refusal('imei.duplicate') });
    }
  }
  const arrivals = rows.flatMap(({ row }, index) => (row ? [arrivalOf(shop, row, index)] : []));
  for (const [place, held] of Object.entries(await arrivalConflicts(shop, arrivals))) {
    const [index, field] = place.split(' ') as [string, 'imei1' | 'imei2'];
    const row = rows[Number(index)];
    if (!row || row.errors[field] !== undefined) continue;
    row.isHeld = Object.keys(row.errors).length === 0 || row.isHeld;
    row.errors[field] = held;
  }
  return rows;
}

function arrivalOf(shop: ShopReader, row: StockRow, index: number): Arriving {
  return {
    unit: {
      imei1: row.imei1,
      imei2: row.imei2 ?? null,
      company_name: row.companyName,
      model_name: row.modelName,
      source: 'stock',
      acquired_on: row.date ?? shop.today,
    },
    fields: { imei1: `${index} imei1`, imei2: `${index} imei2` },
  };
}

function checkedRow(shop: ShopReader, number: number, cells: SheetRow['cells']): CheckedRow {
  const { row, prices, errors, warnings } = readStockRow(cells);
  if (row?.date !== undefined && row.date > shop.today) errors.date = refusal('date.future');
  return { number, cells, ...(row && { row }), prices, errors, warnings, isHeld: false };
}

/** Converts a checked row to its answer, in the reader's language. */
export function importedRowOf(
  { number, cells, row, prices, errors, warnings }: CheckedRow,
  locale: Locale = 'en',
): ImportedRow {
  const hasErrors = Object.keys(errors).length > 0;
  const said = (field: StockField) => {
    const cell = cells.get(field);
    if (!cell) return '';
    if ('text' in cell) return cell.text;
    return 'number' in cell ? cell.number : cell.day;
  };
  const problems = Object.entries<Refusal>({ ...warnings, ...errors });
  return {
    row: number,
    status: hasErrors ? 'error' : problems.length > 0 ? 'warning' : 'ok',
    imei1: row?.imei1 ?? said('imei1').slice(0, 40),
    companyName: row?.companyName ?? said('companyName').slice(0, 60),
    modelName: row?.modelName ?? said('modelName').slice(0, 80),
    ...prices,
    problems: problems.map(([field, why]) => ({ field, message: refusalMessage(why, locale) })),
  };
}
