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
import { activeElementBeside } from '../overlay/activeElementBeside.ts';
import { createScanDetector } from '../ScanField/createScanDetector.ts';
import { strokeOf } from '../ScanField/useScanBurst.ts';
import type { EnterMove } from './EditableGridProps.ts';
import type { Grid } from './Grid.ts';
import { moveOfKey } from './gridKeys.ts';
import type { GridCommands } from './useGridCommands.ts';
import type { GridMoves } from './useGridMoves.ts';

interface GridEventsOptions<Row extends object> {
  grid: Grid<Row>;
  moves: GridMoves;
  commands: GridCommands;
  enterMoves: EnterMove;
  /** Called when Enter leads out of the grid. */
  onEnterAtEnd: (() => void) | undefined;
}

/**
 * Timing of a scan. Tab is a key of the grid itself, so only input too fast and too long for a person counts
 * as a scan.
 */
const scanTiming = { maxKeyGap: 35, minLength: 6 };

/** The event handlers of a grid. They listen on the table and not on each row, so that a row costs no more than its elements. */
export function useGridEvents<Row extends object>(options: GridEventsOptions<Row>) {
  const { grid, moves, commands, enterMoves, onEnterAtEnd } = options;
  const { store, columns } = grid;
  const [scanner] = useState(() => createScanDetector(scanTiming));
  /** Whether the field has been typed in since it took the focus, or since the last command. If so, the browser undoes. */
  const hasTyped = useRef(false);
  const isPressed = useRef(false);

  /** The cell of an element, with the grid's own field; without one in a cell that the caller renders. */
  const find = (target: EventTarget) => {
    if (!(target instanceof Element)) return null;
    const columnId = target.closest('[data-grid-column]')?.getAttribute('data-grid-column');
    const key = target.closest('[data-grid-row]')?.getAttribute('data-grid-row');
    const column = columns.findIndex(({ id }) => id === columnId);
    const prepared = columns[column];
    if (!key || !prepared) return null;
    const isOwn = target instanceof HTMLInputElement && target.hasAttribute('data-grid-field');
    return { key, prepared, place: { row: store.indexOf(key), column }, field: isOwn ? target : null };
  };

  return {
    onBeforeInput(event: FormEvent) {
      const { field, prepared } = find(event.target) ?? {};
      if (field && prepared?.text.canType) refuseCharacter(event, field, prepared.text.canType);
    },

    onInput(event: FormEvent) {
      const { key, prepared, field } = find(event.target) ?? {};
      if (!key || !prepared || !field) return;
      hasTyped.current = true;
      const { value, problem } = prepared.text.read(field.value);
      const unread = problem === undefined ? null : { text: field.value, message: problem };
      store.type(key, prepared.id, value, unread);
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
      const canMove = cell.field !== null || event.target instanceof HTMLInputElement;
      const ownMove = event.key === 'Tab' ? null : moveOfKey(event, enterMoves);
      const move = isScanEnd ? enterMoves : ownMove;
      if (!move || !canMove || (cell.field === null && event.key !== 'Enter')) return;
      event.preventDefault();
      if (!moves.move(move, cell.place) && move === enterMoves) onEnterAtEnd?.();
    },

    onFocus(event: FocusEvent) {
      const cell = find(event.target);
      if (cell) moves.last.current = { key: cell.key, column: cell.place.column };
      hasTyped.current = false;
      if (!cell?.field) return;
      const { field, key, prepared } = cell;
      const isRead = !store.problemOf(key, prepared.id);
      if (isRead && !field.readOnly) field.value = prepared.text.edit(store.read(key, prepared.id));
      field.select();
    },

    onBlur(event: FocusEvent) {
      const cell = find(event.target);
      if (!cell?.field) return;
      const { field, key, prepared } = cell;
      if (store.problemOf(key, prepared.id)) afterPress(field, () => store.tellProblem(key, prepared.id));
      else field.value = prepared.text.rest(store.read(key, prepared.id));
    },

    /** The first press selects the whole text, so that typing replaces it. A second one places the caret. */
    onMouseDown(event: MouseEvent) {
      const { target } = event;
      if (event.button !== 0 || !(target instanceof HTMLInputElement)) return;
      if (target === activeElementBeside(target) || target.disabled || !find(target)?.field) return;
      event.preventDefault();
      isPressed.current = true;
      target.focus({ preventScroll: true });
    },

    /** The end of that press: Chromium would still put the caret there if the press before was into a selection. */
    onMouseUp(event: MouseEvent) {
      if (isPressed.current) event.preventDefault();
      isPressed.current = false;
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
