import type { LeftOut, SimOption } from '@handset/domain';
import type { GridRows } from '@handset/ui';
import { useState } from 'react';
import type { BulkUnit } from './bulkDraft.ts';
import type { LotBook, LotCell } from './LotBook.ts';
import { planUnits, type UnitPlan } from './planUnits.ts';

/** The result of the last list entry, or the phones skipped while scanning. */
export interface EntryReport {
  /** Number of phones entered. */
  entered: number;
  leftOut: readonly LeftOut[];
  /** Why the last scan was skipped, in words. */
  said?: string;
  /** Undoes the entry. Null when there is nothing to undo. */
  undo: (() => void) | null;
}

interface UnitEntryOptions {
  book: LotBook;
  entryId: string;
  rows: GridRows<BulkUnit>;
  simOption: SimOption;
}

/** Enters many IMEIs at once into the rows of an entry, and reports the result. */
export function useUnitEntry({ book, entryId, rows, simOption }: UnitEntryOptions) {
  const [report, setReport] = useState<EntryReport | null>(null);
  const plan = (text: string, at?: LotCell) => planUnits(text, { book, rows, simOption, at });

  const apply = ({ filled, added, leftOut }: UnitPlan) => {
    const before = filled.flatMap(({ key }) => {
      const row = rows.getRow(key);
      return row ? [{ key, row }] : [];
    });
    let addedKeys: readonly string[] = [];
    book.batch(() => {
      for (const { key, values } of filled) rows.setValues(key, values);
      if (added.length > 0) addedKeys = rows.addRows(added);
    });
    const after = new Map(
      [...filled.map(({ key }) => key), ...addedKeys].map((key) => [key, rows.getRow(key)]),
    );
    const undo = () => {
      book.batch(() => {
        for (const { key, row } of before)
          if (rows.getRow(key) === after.get(key))
            rows.setValues(key, { imei1: row.imei1, imei2: row.imei2 });
        rows.removeRows(addedKeys.filter((key) => rows.getRow(key) === after.get(key)));
      });
      setReport(null);
    };
    const entered = filled.length + added.length;
    setReport({ entered, leftOut, undo: entered > 0 ? undo : null });
    return entered > 0;
  };

  return {
    report,
    dismiss: () => setReport(null),
    plan,
    /** Enters a text, from a cell on where it was pasted into one. Returns whether it had a phone to enter. */
    enter: (text: string, at?: LotCell) => apply(plan(text, at)),
    /** Reports a scanned or typed IMEI that is skipped. */
    leaveOut: (cell: LotCell, imei: string, reason: LeftOut['reason'], said: string) => {
      const line = rows.indexOf(cell.rowKey) + 1;
      const leftOut: LeftOut = { line, text: imei, reason };
      setReport((last) => {
        const isScanning = last !== null && last.entered === 0;
        return { entered: 0, undo: null, said, leftOut: [...(isScanning ? last.leftOut : []), leftOut] };
      });
    },
    entryId,
  };
}
