import { type RefObject, useRef } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { EditableGridHandle } from './EditableGridProps.ts';
import { type Grid, isColumnReadOnly } from './Grid.ts';
import type { Reversal } from './GridStore.ts';
import { hasFigures } from './gridColumns.ts';
import type { GridPlace } from './gridPlaces.ts';
import { parseBlock, planPaste } from './paste.ts';
import type { GridMoves } from './useGridMoves.ts';

interface CommandOptions<Row extends object> {
  grid: Grid<Row>;
  moves: GridMoves;
  scroller: RefObject<HTMLDivElement | null>;
  /** Announces a change of several cells at once. */
  tell: (notice: string) => void;
}

/** The number of pastes and removals that can be undone. */
const rememberedChanges = 20;

/** The commands of a grid beside typing: remove, paste, undo, and moves to errors. */
export function useGridCommands<Row extends object>(options: CommandOptions<Row>) {
  const { grid, moves, scroller, tell } = options;
  const { messages } = useUI();
  const reversals = useRef<Reversal<Row>[]>([]);
  const { store } = grid;
  const canChange = !grid.isReadOnly && !grid.isDisabled;

  const remember = (reversal: Reversal<Row>) => {
    reversals.current = [...reversals.current, reversal].slice(-rememberedChanges);
  };

  const removeRow = (key: string) => {
    const place = store.indexOf(key);
    if (place < 0 || !grid.canRemoveRows || !canChange) return;
    const neighbour = store.getKeys()[place + 1] ?? store.getKeys()[place - 1];
    // While the row is still there, so that focus is never lost to the page.
    const button = neighbour && scroller.current?.querySelector<HTMLElement>(removeButton(neighbour));
    (button || scroller.current)?.focus();
    moves.last.current = neighbour === undefined ? null : { key: neighbour, column: -1 };
    remember(store.remove([key]));
    tell(messages.grid.removed(place + 1));
  };

  const pasteBlock = (text: string, at: GridPlace): boolean => {
    const focused = grid.columns[at.column];
    const block = parseBlock(
      text,
      (line) =>
        focused !== undefined &&
        hasFigures(focused.column) &&
        focused.text.paste?.(line).problem === undefined,
    );
    const isOneCell = block.length < 2 && (block[0]?.length ?? 0) < 2;
    if (isOneCell || !canChange) return false;
    const { edits, skipped } = planPaste(block, {
      keys: store.getKeys().slice(at.row),
      columns: grid.columns.slice(at.column).map(({ id, column, text }) => ({
        ...{ id, text },
        isReadOnly: isColumnReadOnly(grid, column),
      })),
    });
    remember(store.write(edits, 'paste'));
    tell(messages.grid.pasted(edits.length, skipped));
    return true;
  };

  const undo = (): boolean => {
    for (let last = reversals.current.at(-1); last; last = reversals.current.at(-1)) {
      reversals.current = reversals.current.slice(0, -1);
      if (!store.revert(last)) continue;
      tell(messages.grid.undone);
      return true;
    }
    return false;
  };

  const focusNextError = (): boolean => {
    const keys = store.getKeys();
    const last = moves.last.current;
    const start = last === null ? -1 : store.indexOf(last.key);
    const from = start < 0 ? -1 : (last?.column ?? -1);
    for (let step = 0; step <= keys.length; step += 1) {
      const row = (Math.max(0, start) + step) % Math.max(1, keys.length);
      const errors: Record<string, string | undefined> = grid.errors.errorsOf(keys[row] ?? '');
      for (let column = 0; column < grid.columns.length; column += 1) {
        if (!errors[grid.columns[column]?.id ?? '']) continue;
        if (step === 0 && column <= from) continue;
        return moves.focusPlace({ row, column });
      }
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
        column: grid.columns.findIndex(({ id }) => id === columnId),
      }),
    focusNextError,
  };

  return { removeRow, pasteBlock, undo, handle };
}

const removeButton = (key: string) => `[data-grid-row="${key}"] [data-grid-remove]`;
