import {
  enterImeis,
  enterSecondImeis,
  imeiRule,
  type LeftOut,
  MAX_LOT,
  readImeiText,
  type SimOption,
} from '@handset/domain';
import type { GridRows } from '@handset/ui';
import { type BulkUnit, blankUnit } from './bulkDraft.ts';
import type { LotBook, LotCell } from './LotBook.ts';

/** The effect of a pasted, scanned or loaded text on the rows of an entry. */
export interface UnitPlan {
  /** The rows that it fills, by their keys. */
  filled: readonly { key: string; values: Partial<Pick<BulkUnit, 'imei1' | 'imei2'>> }[];
  /** The rows that it adds. */
  added: readonly BulkUnit[];
  /** Skipped lines with their reasons. */
  leftOut: readonly LeftOut[];
}

interface PlanContext {
  book: LotBook;
  rows: GridRows<BulkUnit>;
  simOption: SimOption;
  /** The cell the text is pasted into, if any. */
  at?: LotCell | undefined;
}

/**
 * Lays the IMEIs of a text over the rows that hold none, from the given one on, and over new rows once these are full. No row that holds
 * one is written over.
 */
export function planUnits(text: string, { book, rows, simOption, at }: PlanContext): UnitPlan {
  const read = readImeiText(text);
  const keys = rows.getKeys();
  const start = at ? Math.max(rows.indexOf(at.rowKey), 0) : 0;
  // A paste replaces the cell's content unless it is a valid IMEI.
  const over = at && imeiRule(rows.getRow(at.rowKey)?.[at.field] ?? '') !== undefined ? at : undefined;
  const whereIs = (imei: string) => book.whereIs(imei, over);
  const isColumn = read.lines.every(({ readings }) => readings.length < 2);

  if (simOption === 'Dual SIM' && at?.field === 'imei2' && isColumn) {
    const { units, leftOut } = enterSecondImeis(read, {
      whereIs,
      room: keys.length - start,
      isFree: (place) => isFree(rows.getRow(keys[start + place] ?? ''), 'imei2', over, keys[start + place]),
    });
    const filled = units.map(({ imei2, line }) => ({ key: keys[start + line] ?? '', values: { imei2 } }));
    return { filled, added: [], leftOut };
  }

  const free = [...keys.slice(start), ...keys.slice(0, start)].filter((key) => {
    const row = rows.getRow(key);
    return isFree(row, 'imei1', over, key) && isFree(row, 'imei2', over, key);
  });
  const room = free.length + Math.max(0, MAX_LOT - book.units());
  const { units, leftOut } = enterImeis(read, { simOption, whereIs, room });
  const values = units.map(({ imei1, imei2 }) => ({ imei1, imei2 }));
  return {
    filled: values.slice(0, free.length).map((unit, place) => ({ key: free[place] ?? '', values: unit })),
    added: values.slice(free.length).map((unit) => ({ ...blankUnit(), ...unit })),
    leftOut,
  };
}

function isFree(
  row: BulkUnit | undefined,
  field: 'imei1' | 'imei2',
  over: LotCell | undefined,
  key: string | undefined,
): boolean {
  if (over?.rowKey === key && over?.field === field) return true;
  return row !== undefined && row[field] === '';
}
