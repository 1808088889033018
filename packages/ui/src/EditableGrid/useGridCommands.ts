import { useRef } from 'react';
import type { TablePlace } from '../DataTable/tableKeys.ts';
import type { EditableGridHandle } from './EditableGridProps.ts';
import type { Reversal } from './GridStore.ts';
import { type GridErrors, hasFigures } from './gridColumns.ts';
import { parseBlock, planPaste } from './paste.ts';
import type { Grid } from './useGrid.ts';
import type { GridMoves } from './useGridMoves.ts';

/** The number of pastes and removals that can be undone. */
const rememberedChanges = 20;

/** The commands of a grid beside typing. */
export type GridCommands = ReturnType<typeof useGridCommands>;

/**
 * The commands of one grid: remove, paste, undo, and moves to errors.
 *
 * @param tell Announces a change of several cells at once.
 */
export function useGridCommands<Row extends object>(
  grid: Grid<Row>,
  errors: GridErrors<Row> | undefined,
  moves: GridMoves,
  tell: (notice: string) => void,
) {
  const { store, columns, words } = grid;
  const { scroller, last } = moves;
  const reversals = useRef<Reversal[]>([]);
  const canChange = !grid.isReadOnly && !grid.isDisabled;

  const remember = (reversal: Reversal, notice: string) => {
    reversals.current = [...reversals.current, reversal].slice(-rememberedChanges);
    tell(notice);
  };

  const removeRow = (key: string): void => {
    const place = store.indexOf(key);
    if (place < 0 || !grid.canRemoveRows || !canChange) return;
    const neighbour = store.getKeys()[place + 1] ?? store.getKeys()[place - 1];
    // While the row is still there, so that focus is never lost to the page.
    const button = neighbour && scroller.current?.querySelector<HTMLElement>(removeButton(neighbour));
    (button || scroller.current)?.focus();
    last.current = neighbour === undefined ? null : { key: neighbour, column: -1 };
    remember(store.remove(key), words.removed(place + 1));
  };

  /** Handles a pasted text. Returns whether it was a block. */
  const pasteBlock = (text: string, at: TablePlace): boolean => {
    const targets = columns.slice(at.column);
    const [focused] = targets;
    const isFigure = (line: string) =>
      focused !== undefined && hasFigures(focused) && focused.text.read(line).problem === undefined;
    const block = parseBlock(text, isFigure);
    const isOneCell = block.length < 2 && (block[0]?.length ?? 0) < 2;
    if (isOneCell || !canChange) return false;
    const { edits, skipped } = planPaste(block, store.getKeys().slice(at.row), targets);
    remember(store.write(edits, 'paste'), words.pasted(edits.length, skipped));
    return true;
  };

  /** Undoes the last change of several cells. Returns whether there was one. */
  const undo = (): boolean => {
    let reversal = reversals.current.pop();
    while (reversal && !reversal()) reversal = reversals.current.pop();
    if (reversal) tell(words.undone);
    return reversal !== undefined;
  };

  const focusNextError = (): boolean => {
    const keys = store.getKeys();
    const cellCount = keys.length * columns.length;
    const lastRow = last.current ? store.indexOf(last.current.key) : -1;
    const start = last.current && lastRow >= 0 ? lastRow * columns.length + last.current.column + 1 : 0;
    for (let step = 0; step < cellCount; step += 1) {
      const cell = (start + step) % cellCount;
      const place = { row: Math.floor(cell / columns.length), column: cell % columns.length };
      const key = keys[place.row] ?? '';
      const columnId = columns[place.column]?.id ?? '';
      if (store.errorAt(key, columnId, errors?.get(key))) return moves.focusPlace(place);
    }
    return false;
  };

  const handle: EditableGridHandle = {
    focus: () => {
      moves.focusPlace({ row: 0, column: 0 });
    },
    focusCell: (rowKey, columnId) =>
      moves.focusPlace({
        row: store.indexOf(rowKey),
        column: columns.findIndex(({ id }) => id === columnId),
      }),
    showRow: moves.showRow,
    focusNextError,
  };

  return { removeRow, pasteBlock, undo, handle };
}

const removeButton = (key: string) => `[data-grid-row="${key}"] [data-grid-remove]`;
