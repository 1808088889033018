import type { CellText } from './cellText.ts';
import type { CellEdit } from './GridStore.ts';

/** A cell of a pasted block that was left out. */
export interface SkippedCell {
  /** Its line in the block, from 0. */
  blockRow: number;
  /** Its place in the line, from 0. */
  blockColumn: number;
  /** What it says. */
  text: string;
  /** The key of the row that it was meant for; null where there is none. */
  rowKey: string | null;
  /** The column that it was meant for; null where there is none. */
  columnId: string | null;
  /** Why: no such column or row, a cell that cannot be changed, or a text that is no value there. */
  reason: 'no-column' | 'no-row' | 'read-only' | 'unreadable';
  /** What is wrong with an unreadable text, in words. */
  message?: string | undefined;
}

/** What became of a pasted block. */
export interface GridPaste {
  /** How many cells were written. */
  pasted: number;
  /** The cells that were left out. */
  skipped: readonly SkippedCell[];
  /** How many rows were added. */
  added: number;
}

interface PasteTarget<Row extends object> {
  /** The keys of the rows from the focused one on. */
  keys: readonly string[];
  /** The columns from the focused one on. */
  columns: readonly { id: string; text: CellText }[];
  /** Whether a cell can be changed; of a row that would be added when no row is given. */
  isReadOnly: (columnId: string, row: Row) => boolean;
  getRow: (key: string) => Row | undefined;
  /** How many rows may be added. */
  room: number;
  createRow: () => Row;
}

/** Lays a block over the rows and columns of a grid, and says what becomes of each of its cells. */
export function planPaste<Row extends object>(
  block: readonly (readonly string[])[],
  target: PasteTarget<Row>,
): { edits: CellEdit[]; added: Row[]; report: GridPaste } {
  const edits: CellEdit[] = [];
  const added: Row[] = [];
  const skipped: SkippedCell[] = [];
  let pasted = 0;

  for (const [blockRow, cells] of block.entries()) {
    const key = target.keys[blockRow];
    const isNew = key === undefined;
    const known = isNew ? (added.length < target.room ? target.createRow() : undefined) : target.getRow(key);
    const written: Record<string, unknown> = {};
    for (const [blockColumn, text] of cells.entries()) {
      const column = target.columns[blockColumn];
      const skip = (reason: SkippedCell['reason'], message?: string) =>
        skipped.push({
          ...{ blockRow, blockColumn, text, reason, message },
          rowKey: key ?? null,
          columnId: column?.id ?? null,
        });
      if (!column) {
        if (text.trim() !== '') skip('no-column');
        continue;
      }
      if (!known) {
        skip('no-row');
        continue;
      }
      if (!column.text.paste || target.isReadOnly(column.id, known)) {
        skip('read-only');
        continue;
      }
      const { value, problem } = column.text.paste(text);
      if (problem !== undefined) {
        skip('unreadable', problem);
        continue;
      }
      pasted += 1;
      if (isNew) written[column.id] = value;
      else edits.push({ key, columnId: column.id, value });
    }
    if (isNew && known) added.push({ ...known, ...written });
  }

  return { edits, added, report: { pasted, skipped, added: added.length } };
}
