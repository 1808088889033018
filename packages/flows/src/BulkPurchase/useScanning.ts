import { imeiRule, readImeiText, type SimOption, typedImei } from '@handset/domain';
import type { EditableGridHandle, GridRows } from '@handset/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { BulkUnit } from './bulkDraft.ts';
import type { ImeiColumn, LotBook, LotCell } from './LotBook.ts';

interface ScanningOptions {
  book: LotBook;
  entryId: string;
  rows: GridRows<BulkUnit>;
  simOption: SimOption;
  grid: RefObject<EditableGridHandle | null>;
  /** Takes several IMEIs. */
  enter: (text: string, at: LotCell) => void;
  /** Tells of one that is left out. */
  leaveOut: (cell: LotCell, imei: string, reason: 'in-form' | 'in-stock') => void;
  /** Called when no row is left to scan into. */
  onEnd: () => void;
}

/** A scanner that sends no key at the end of a code is done when it has been silent for so long, in milliseconds. */
const SILENCE = 80;

/**
 * Scanning and pasting in the rows of an entry: Enter, or the end of a scan, goes from IMEI to IMEI over rows that hold none yet; one
 * that is known already is left out and its field waits for the next; a pasted list goes over the rows.
 */
export function useScanning(options: ScanningOptions) {
  const { book, entryId, rows, simOption, grid, enter, leaveOut, onEnd } = options;
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether focus went on by itself: the key with which a scanner ends has been done by then. */
  const hasGoneOn = useRef(false);
  useEffect(() => () => clearTimeout(silence.current), []);

  const cellOf = (target: EventTarget): (LotCell & { input: HTMLInputElement }) | null => {
    if (!(target instanceof HTMLInputElement)) return null;
    const field = target.closest('[data-grid-column]')?.getAttribute('data-grid-column');
    const rowKey = target.closest('[data-grid-row]')?.getAttribute('data-grid-row');
    if (!rowKey || (field !== 'imei1' && field !== 'imei2')) return null;
    return { entryId, rowKey, field, input: target };
  };

  /** Goes to the next IMEI that is missing; gives whether there is one. */
  const goOn = ({ rowKey, field }: Pick<LotCell, 'rowKey' | 'field'>): boolean => {
    const columns: readonly ImeiColumn[] = simOption === 'Dual SIM' ? ['imei1', 'imei2'] : ['imei1'];
    const keys = rows.getKeys();
    for (let place = Math.max(rows.indexOf(rowKey), 0); place < keys.length; place += 1) {
      const key = keys[place] ?? '';
      const row = rows.getRow(key);
      for (const column of columns) {
        if (key === rowKey && columns.indexOf(column) <= columns.indexOf(field)) continue;
        if (row?.[column] === '' && grid.current?.focusCell(key, column)) return true;
      }
    }
    return false;
  };

  /** Takes what stands in a cell; gives whether focus went on. */
  const finish = (cell: LotCell & { input: HTMLInputElement }): boolean => {
    clearTimeout(silence.current);
    const { input, ...place } = cell;
    const count = readImeiText(input.value).lines.flatMap(({ readings }) => readings).length;
    if (count > 1) {
      enter(input.value, place);
      return goOn(place);
    }
    const text = rows.getRow(cell.rowKey)?.[cell.field] ?? '';
    const known = imeiRule(text) === undefined ? book.whereIs(text, place) : undefined;
    if (!known) return goOn(place);
    rows.setValues(cell.rowKey, { [cell.field]: '' });
    leaveOut(place, text, known);
    return true;
  };

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const cell = cellOf(event.target);
      if (!cell || cell.input.readOnly) return;
      const isEnd = event.key === 'Enter' && !event.shiftKey;
      if (!isEnd) {
        if (event.key !== 'Shift') hasGoneOn.current = false;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (hasGoneOn.current) hasGoneOn.current = false;
      else if (!finish(cell)) onEnd();
    },

    onInputCapture: (event: FormEvent) => {
      const cell = cellOf(event.target);
      if (cell) book.setTyping(cell);
    },

    onInput: (event: FormEvent) => {
      clearTimeout(silence.current);
      const cell = cellOf(event.target);
      const { inputType = '' } = event.nativeEvent as InputEvent;
      if (!cell || !inputType.startsWith('insert')) return;
      const { input } = cell;
      if (imeiRule(typedImei(input.value)) !== undefined || input.selectionStart !== input.value.length)
        return;
      silence.current = setTimeout(() => {
        if (!input.matches(':focus')) return;
        // Where nothing is left it stays, so that the Enter that may still come presses no button.
        hasGoneOn.current = finish(cell);
      }, SILENCE);
    },

    onBlur: (event: FocusEvent) => {
      clearTimeout(silence.current);
      if (cellOf(event.target)) book.setTyping(null);
    },

    onPasteCapture: (event: ClipboardEvent) => {
      const cell = cellOf(event.target);
      if (!cell || cell.input.readOnly || cell.input.disabled) return;
      const text = event.clipboardData.getData('text/plain');
      const { lines } = readImeiText(text);
      const isOne =
        lines.length < 2 && lines.every(({ readings, words }) => readings.length + words.length < 2);
      if (isOne) return;
      event.preventDefault();
      event.stopPropagation();
      const { input: _, ...place } = cell;
      enter(text, place);
      goOn(place);
    },
  };
}
