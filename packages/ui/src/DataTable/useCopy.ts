import { useState } from 'react';
import { toCsv } from '../rows/toCsv.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { copyText } from './copyText.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import type { RowView } from './useRowView.ts';
import type { Selection } from './useSelection.ts';

interface CopyOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  view: RowView<Row>;
  selection: Selection;
  keyOf: (row: Row) => string;
  format: 'tsv' | 'csv';
}

/** Copies rows for a spreadsheet, and says how that went. */
export function useCopy<Row>({ columns, view, selection, keyOf, format }: CopyOptions<Row>) {
  const { messages } = useUI();
  const [note, setNote] = useState<{ text: string; view: RowView<Row> } | null>(null);

  const copyRows = async (rows: readonly Row[]): Promise<boolean> => {
    const isCopied = await copyText(toCsv({ columns, rows, delimiter: format === 'csv' ? ',' : '\t' }));
    setNote({ text: isCopied ? messages.table.copied(rows.length) : messages.table.couldNotCopy, view });
    return isCopied;
  };

  /** Copies the selected rows; where none is, the row at `place`, or all that are shown. */
  const copy = (place?: number): Promise<boolean> => {
    if (selection.countInView === 0 && place !== undefined)
      return place >= 0 && place < view.length ? copyRows([view.rowAt(place)]) : Promise.resolve(false);
    const rows: Row[] = [];
    for (let each = 0; each < view.length; each += 1) {
      const row = view.rowAt(each);
      if (selection.countInView === 0 || selection.keys.has(keyOf(row))) rows.push(row);
    }
    return copyRows(rows);
  };

  // What was said of other rows is no longer true.
  return { copy, note: note?.view === view ? note.text : null };
}
