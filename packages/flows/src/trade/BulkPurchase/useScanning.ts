import { imeiRule, normaliseImei, readImeiText, type SimOption } from '@handset/domain';
import { type EditableGridHandle, type GridRows, scanEndingOf } from '@handset/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { ScanHandler } from '../../form/FormKeys.tsx';
import { flash } from '../../form/flash.ts';
import { useScanSound } from '../../form/useScanSound.ts';
import type { BulkUnit } from './bulkDraft.ts';
import type { ImeiColumn, LotBook, LotCell } from './LotBook.ts';

interface ScanningOptions {
  book: LotBook;
  entryId: string;
  rows: GridRows<BulkUnit>;
  simOption: SimOption;
  /** Whether scans get new rows once no row is left without an IMEI. */
  isLast: boolean;
  grid: RefObject<EditableGridHandle | null>;
  /** Adds a row and returns its key. Undefined when the lot is full. */
  addRow: () => string | undefined;
  /** Enters several IMEIs. Returns whether any was entered. */
  enter: (text: string, at: LotCell) => boolean;
  /** Reports a skipped phone. */
  leaveOut: (cell: LotCell, imei: string, reason: 'in-form' | 'in-stock') => void;
  /** Called when an IMEI is typed or left. */
  onChange: () => void;
  /** Called when no row is left to scan into. */
  onEnd: () => void;
}

/** A scanner that sends no key at the end of a code is done when it has been silent for so long, in milliseconds. */
const SILENCE = 80;

/**
 * Scanning and pasting in the rows of an entry. Enter, or the end of a scan, moves to the next missing IMEI.
 * A known IMEI is skipped and its field waits for the next. A pasted list fills the rows.
 */
export function useScanning(options: ScanningOptions) {
  const { book, entryId, rows, simOption, isLast, grid, addRow, enter, leaveOut, onChange, onEnd } = options;
  const playSound = useScanSound();
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether focus advanced automatically, in which case the scanner's final key is already handled. */
  const hasGoneOn = useRef(false);
  useEffect(() => () => clearTimeout(silence.current), []);

  const cellOf = (target: EventTarget): (LotCell & { input: HTMLInputElement }) | null => {
    if (!(target instanceof HTMLInputElement)) return null;
    const field = target.closest('[data-grid-column]')?.getAttribute('data-grid-column');
    const rowKey = target.closest('[data-grid-row]')?.getAttribute('data-grid-row');
    if (!rowKey || (field !== 'imei1' && field !== 'imei2')) return null;
    return { entryId, rowKey, field, input: target };
  };

  /** The next cell without an IMEI, from the first row or after a cell. */
  const nextMissing = (after?: Pick<LotCell, 'rowKey' | 'field'>): LotCell | undefined => {
    const columns: readonly ImeiColumn[] = simOption === 'Dual SIM' ? ['imei1', 'imei2'] : ['imei1'];
    const first = after ? Math.max(rows.indexOf(after.rowKey), 0) : 0;
    return rows
      .getKeys()
      .slice(first)
      .flatMap((rowKey) => columns.map((field) => ({ entryId, rowKey, field })))
      .slice(after ? columns.indexOf(after.field) + 1 : 0)
      .find(({ rowKey, field }) => rows.getRow(rowKey)?.[field] === '');
  };

  /** Moves to the next missing IMEI. Returns whether there is one. */
  const goOn = (after?: Pick<LotCell, 'rowKey' | 'field'>): boolean => {
    const next = nextMissing(after);
    return next !== undefined && Boolean(grid.current?.focusCell(next.rowKey, next.field));
  };

  const firstCellOf = (rowKey: string | undefined): LotCell | undefined =>
    rowKey === undefined ? undefined : { entryId, rowKey, field: 'imei1' };

  /** The first row without any IMEI. */
  const blankRow = (): string | undefined =>
    rows.getKeys().find((key) => rows.getRow(key)?.imei1 === '' && rows.getRow(key)?.imei2 === '');

  /** Puts an IMEI that was scanned elsewhere in the form into the first row without one, and both of a phone into one row; or into a new row. */
  const take: ScanHandler = (imei, second) => {
    const missing = second ? firstCellOf(blankRow()) : nextMissing();
    if (!missing && !isLast) return 'unplaced';
    for (const each of second ? [imei, second] : [imei]) {
      const known = book.whereIs(each, missing);
      if (!known) continue;
      if (!goOn()) onEnd();
      const cell = missing ?? book.cellWith(each) ?? firstCellOf(rows.getKeys().at(-1));
      if (cell) leaveOut(cell, each, known);
      return 'refused';
    }
    const cell = missing ?? firstCellOf(addRow());
    if (!cell) return 'unplaced';
    if (second) enter(`${imei} ${second}`, cell);
    else rows.setValues(cell.rowKey, { [cell.field]: imei });
    flash(grid.current?.showRow(cell.rowKey), 'positive');
    if (!goOn()) onEnd();
    return 'taken';
  };

  /** Accepts the value of a cell. Returns whether focus advanced. */
  const finish = (cell: LotCell & { input: HTMLInputElement }): boolean => {
    clearTimeout(silence.current);
    const { input, ...place } = cell;
    const count = readImeiText(input.value).lines.flatMap(({ readings }) => readings).length;
    if (count > 1) {
      playSound(enter(input.value, place));
      return goOn(place);
    }
    const text = rows.getRow(cell.rowKey)?.[cell.field] ?? '';
    const isImei = imeiRule(text) === undefined;
    const known = isImei ? book.whereIs(text, place) : undefined;
    if (isImei) playSound(!known);
    if (isImei && !known) flash(input.closest('[data-grid-row]'), 'positive');
    if (!known) return goOn(place);
    rows.setValues(cell.rowKey, { [cell.field]: '' });
    leaveOut(place, text, known);
    return true;
  };

  const listeners = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      // Ctrl+Enter saves the lot, Ctrl+J ends a scan.
      const isControlled = event.ctrlKey && event.key !== 'Enter';
      const isScanEnd = scanEndingOf(event.key, isControlled) === 'Enter';
      if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
      if (event.ctrlKey && !(isControlled && isScanEnd)) return;
      const cell = cellOf(event.target);
      if (!cell || cell.input.readOnly) return;
      const isEnd = isScanEnd && !event.shiftKey;
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
      if (!cell) return;
      book.setTyping(cell);
      onChange();
    },

    onInput: (event: FormEvent) => {
      clearTimeout(silence.current);
      const cell = cellOf(event.target);
      const { inputType = '' } = event.nativeEvent as InputEvent;
      if (!cell || !inputType.startsWith('insert')) return;
      const { input } = cell;
      if (imeiRule(normaliseImei(input.value)) !== undefined || input.selectionStart !== input.value.length)
        return;
      silence.current = setTimeout(() => {
        if (!input.matches(':focus')) return;
        // Where nothing is left it stays, so that the Enter that may still come presses no button.
        hasGoneOn.current = finish(cell);
      }, SILENCE);
    },

    onBlur: (event: FocusEvent) => {
      clearTimeout(silence.current);
      if (!cellOf(event.target)) return;
      book.setTyping(null);
      onChange();
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

  return { listeners, take };
}
