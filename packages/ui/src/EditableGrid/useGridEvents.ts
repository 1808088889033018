import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { afterPress } from '../field/afterPress.ts';
import { refuseCharacter } from '../field/refuseCharacter.ts';
import { useSelectingPress } from '../field/useSelectingPress.ts';
import { createScanDetector } from '../ScanField/createScanDetector.ts';
import { strokeOf } from '../ScanField/useScanBurst.ts';
import type { EnterMove } from './EditableGridProps.ts';
import { moveOfKey, movesOfEnter } from './gridMoves.ts';
import type { Grid } from './useGrid.ts';
import type { GridCommands } from './useGridCommands.ts';
import type { GridMoves } from './useGridMoves.ts';

/**
 * Timing of a scan. Tab is a key of the grid itself, so only input too fast and too long for a person counts
 * as a scan.
 */
const scanTiming = { maxKeyGap: 35, minLength: 6 };

/** The event handlers of a grid. They listen on the table and not on each row, so that a row costs no more than its elements. */
export function useGridEvents<Row extends object>(
  grid: Grid<Row>,
  moves: GridMoves,
  commands: GridCommands,
  /** The direction of Enter, and the call when it leads out of the grid. */
  enter: { direction: EnterMove; atEnd: (() => void) | undefined },
) {
  const { store, columns } = grid;
  const [scanner] = useState(() => createScanDetector(scanTiming));
  /** Whether the field has been typed in since it took the focus, or since the last command. If so, the browser undoes. */
  const hasTyped = useRef(false);

  /** The cell of an element, with the grid's own field; without one in a cell that the caller renders. */
  const find = (target: EventTarget) => {
    if (!(target instanceof Element)) return null;
    const columnId = target.closest('[data-grid-column]')?.getAttribute('data-grid-column');
    const key = target.closest('[data-grid-row]')?.getAttribute('data-grid-row');
    const place = { row: store.indexOf(key ?? ''), column: columns.findIndex(({ id }) => id === columnId) };
    const column = columns[place.column];
    if (!key || !column) return null;
    const isOwn = target instanceof HTMLInputElement && target.hasAttribute('data-grid-field');
    return { key, column, place, field: isOwn ? target : null };
  };
  const press = useSelectingPress((field) => Boolean(find(field)?.field));

  return {
    ...press,

    onBeforeInput(event: FormEvent) {
      const { field, column } = find(event.target) ?? {};
      if (field && column?.text.canType) refuseCharacter(event, field, column.text.canType);
    },

    onInput(event: FormEvent) {
      const { key, column, field } = find(event.target) ?? {};
      if (!key || !column || !field) return;
      hasTyped.current = true;
      const { value, problem } = column.text.read(field.value);
      const unread = problem === undefined ? null : { text: field.value, message: problem };
      store.type(key, column.id, value, unread);
    },

    onKeyDown(event: KeyboardEvent) {
      const { nativeEvent } = event;
      if (event.defaultPrevented || nativeEvent.isComposing) return;
      const isScan = scanner.press(strokeOf(event)) !== null;
      const cell = find(event.target);
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        // The browser undoes typing.
        const isOurs = cell ? cell.field !== null && !hasTyped.current : true;
        if (isOurs && commands.undo()) event.preventDefault();
        return;
      }
      if (!cell) return;
      const isScanEnd = isScan && event.key !== 'Enter' && !event.shiftKey;
      const isGoingOn = isScanEnd || (event.key === 'Enter' && !event.shiftKey);
      const move = isScanEnd ? movesOfEnter[enter.direction][0] : moveOfKey(event, enter.direction);
      if (!move || (cell.field === null && event.key !== 'Enter')) return;
      event.preventDefault();
      if (!moves.move(move, cell.place) && isGoingOn) enter.atEnd?.();
    },

    onFocus(event: FocusEvent) {
      const cell = find(event.target);
      if (cell) moves.last.current = { key: cell.key, column: cell.place.column };
      hasTyped.current = false;
      if (!cell?.field) return;
      const { field, key, column } = cell;
      const isRead = !store.problemOf(key, column.id);
      if (isRead && !field.readOnly) field.value = column.text.edit(store.read(key, column.id));
      field.select();
    },

    onBlur(event: FocusEvent) {
      const cell = find(event.target);
      if (!cell?.field) return;
      const { field, key, column } = cell;
      if (store.problemOf(key, column.id)) afterPress(field, () => store.tellProblem(key, column.id));
      else field.value = column.text.rest(store.read(key, column.id));
    },

    onPaste(event: ClipboardEvent) {
      const cell = find(event.target);
      if (!cell?.field || event.defaultPrevented) return;
      if (!commands.pasteBlock(event.clipboardData.getData('text/plain'), cell.place)) return;
      event.preventDefault();
      hasTyped.current = false;
    },

    onClick(event: MouseEvent) {
      if (!(event.target instanceof Element) || !event.target.closest('[data-grid-remove]')) return;
      const key = event.target.closest('[data-grid-row]')?.getAttribute('data-grid-row');
      if (key) commands.removeRow(key);
    },
  };
}
