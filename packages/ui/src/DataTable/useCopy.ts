import { useState } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { DataTableColumn } from './DataTableProps.ts';
import { spreadsheetText } from './tableText.ts';
import type { Selection } from './useSelection.ts';

/** Copies rows for a spreadsheet, and says how that went. */
export function useCopy<Row>(
  columns: readonly DataTableColumn<Row>[],
  view: readonly Row[],
  selection: Selection,
  keyOf: (row: Row) => string,
) {
  const { messages } = useUI();
  const [note, setNote] = useState<{ text: string; view: readonly Row[] } | null>(null);

  /** Copies the selected rows; where none is, the row at `place`, or all that are shown. */
  const copy = async (place?: number) => {
    const selected = view.filter((row) => selection.keys.has(keyOf(row)));
    const others = place === undefined ? view : view.filter((_, each) => each === place);
    const rows = selected.length > 0 ? selected : others;
    if (rows.length === 0 && place !== undefined) return;
    const isCopied = await copyText(spreadsheetText(columns, rows));
    setNote({ text: isCopied ? messages.table.copied(rows.length) : messages.table.couldNotCopy, view });
  };

  // A note about other rows no longer applies.
  return { copy, note: note?.view === view ? note.text : null };
}

/** Copies text to the clipboard, also without HTTPS. Returns false when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed to, or the page is not in front: the older way may still work.
  }
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isTaken = true;
  };
  document.addEventListener('copy', take, { capture: true });
  try {
    document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', take, { capture: true });
  }
  return isTaken;
}
