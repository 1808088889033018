import {
  isGone,
  isStateHeader,
  type SheetCell,
  STOCK_COLUMNS,
  type StockField,
  stockColumn,
} from '@handset/domain';
import { Refused } from '../../base/http/errors.ts';
import type { Table } from './readTable.ts';

/** A non-empty row of the file: its number in a spreadsheet, and its cells by heading. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<StockField, SheetCell>;
}

/** Rows searched for the header, since some files have a title above it. */
const FIRST_ROWS = 20;

/** A list of phones as a file holds it, its columns recognised by their names, whatever their order. */
export class StockSheet {
  readonly rows: readonly SheetRow[];
  /** Names of columns that mean nothing here. */
  readonly ignored: readonly string[];
  /** Number of rows left out, as the shop no longer has their phones. */
  readonly leftOut: number;

  /** @throws Refused when the file has no row of names, lacks a column or has one twice. */
  constructor(table: Table, field: string) {
    const headers = headersOf(table, field);
    this.ignored = headers.ignored;
    let leftOut = 0;
    this.rows = table.slice(headers.row + 1).flatMap((cells, index) => {
      if (cells.every((cell) => cell === null)) return [];
      if (isGone(cells[headers.state] ?? null)) {
        leftOut += 1;
        return [];
      }
      const known = [...headers.columns].map(([name, column]) => [name, cells[column] ?? null] as const);
      return [{ number: headers.row + index + 2, cells: new Map(known) }];
    });
    this.leftOut = leftOut;
    if (this.rows.length + leftOut === 0) throw new Refused('sheet-without-phones').at(field);
  }
}

interface Headers {
  row: number;
  columns: ReadonlyMap<StockField, number>;
  /** Position of the states of the phones; -1 where the file has none. */
  state: number;
  ignored: string[];
}

function headersOf(table: Table, field: string): Headers {
  const row = table.slice(0, FIRST_ROWS).findIndex((cells) => isHeader(cells));
  const cells = table[row];
  if (!cells) throw new Refused('sheet-without-columns').at(field);
  const columns = new Map<StockField, number>();
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = textOf(cell);
    const column = stockColumn(name);
    if (!column) {
      if (name !== '' && !isStateHeader(name)) ignored.push(name);
      continue;
    }
    if (columns.has(column.field)) throw new Refused('column-twice', { column: column.header }).at(field);
    columns.set(column.field, index);
  }
  const missing = STOCK_COLUMNS.filter(({ field: name, isRequired }) => isRequired && !columns.has(name));
  if (missing.length > 0)
    throw new Refused('columns-missing', { columns: missing.map(({ header }) => header) }).at(field);
  const state = cells.findIndex((cell) => isStateHeader(textOf(cell)));
  return { row, columns, state, ignored };
}

/** A row that names the IMEI and another column. */
function isHeader(cells: readonly SheetCell[]): boolean {
  const fields = new Set(cells.map((cell) => stockColumn(textOf(cell))?.field).filter(Boolean));
  return fields.has('imei1') && fields.size > 1;
}

function textOf(cell: SheetCell): string {
  return cell !== null && 'text' in cell ? cell.text.trim() : '';
}
