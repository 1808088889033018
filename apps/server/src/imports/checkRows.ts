import { type ImportedRow, readStockRow, ruleMessage, type StockField, type StockRow } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { heldFields } from '../stock/holders.ts';
import type { SheetRow, StockSheet } from './StockSheet.ts';

/** A row of the file, and how it fares in this shop. */
export interface CheckedRow {
  number: number;
  cells: SheetRow['cells'];
  /** Absent where the row is not one that can be imported. */
  row?: StockRow;
  errors: Partial<Record<StockField, string>>;
  warnings: Partial<Record<StockField, string>>;
  /** Whether all that is wrong is that the shop has the phone already. */
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
      else errors[field] ??= `${ruleMessage('imei.duplicate')}: it stands in row ${known} too`;
    }
  }
  const placed = rows.flatMap(({ row }, index) =>
    (['imei1', 'imei2'] as const).flatMap((field) =>
      row?.[field] === undefined ? [] : [{ field: `${index} ${field}`, imei: row[field] }],
    ),
  );
  for (const [place, message] of Object.entries(await heldFields(shop, placed))) {
    const [index, field] = place.split(' ') as [string, 'imei1' | 'imei2'];
    const row = rows[Number(index)];
    if (!row || row.errors[field] !== undefined) continue;
    row.isHeld = Object.keys(row.errors).length === 0 || row.isHeld;
    row.errors[field] = message;
  }
  return rows;
}

function checkedRow(shop: ShopReader, number: number, cells: SheetRow['cells']): CheckedRow {
  const { row, errors, warnings } = readStockRow(cells);
  if (row?.date !== undefined && row.date > shop.today) errors.date = ruleMessage('date.future');
  return { number, cells, ...(row && { row }), errors, warnings, isHeld: false };
}

/** How a row fares, as answers carry it. */
export function importedRowOf({ number, cells, row, errors, warnings }: CheckedRow): ImportedRow {
  const hasErrors = Object.keys(errors).length > 0;
  const said = (field: StockField) => {
    const cell = cells.get(field);
    if (!cell) return '';
    if ('text' in cell) return cell.text;
    return 'number' in cell ? cell.number : cell.day;
  };
  const problems = Object.entries({ ...warnings, ...errors });
  return {
    row: number,
    status: hasErrors ? 'error' : problems.length > 0 ? 'warning' : 'ok',
    imei1: row?.imei1 ?? said('imei1').slice(0, 40),
    companyName: row?.companyName ?? said('companyName').slice(0, 60),
    modelName: row?.modelName ?? said('modelName').slice(0, 80),
    problems: problems.map(([field, message]) => ({ field, message })),
  };
}
