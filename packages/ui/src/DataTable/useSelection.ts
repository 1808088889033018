import { useMemo, useRef } from 'react';
import { useOwnState } from '../state/useOwnState.ts';
import type { RowView } from './useRowView.ts';

/** Which rows can be selected. */
export type DataTableSelectionMode = 'none' | 'single' | 'multiple';

/** What is selected, and the ways to change it. */
export interface Selection {
  mode: DataTableSelectionMode;
  keys: ReadonlySet<string>;
  /** How many of the rows that are shown are selected. */
  countInView: number;
  /** Selects the row or takes it out. */
  toggle: (place: number) => void;
  /** Selects all rows from the one that was toggled last, or else from `start`, up to `end`. */
  extend: (start: number, end: number) => void;
  /** Selects all rows that are shown, or takes them all out where all are. */
  toggleAll: () => void;
}

interface SelectionOptions<Row> {
  mode: DataTableSelectionMode;
  selectedKeys?: ReadonlySet<string> | undefined;
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  rows: readonly Row[];
  view: RowView<Row>;
  keyOf: (row: Row) => string;
}

const nothing: ReadonlySet<string> = new Set();

/** Keeps the selection by the keys of rows, so that it outlives sorting, filtering and new rows. */
export function useSelection<Row>(options: SelectionOptions<Row>): Selection {
  const { mode, selectedKeys, defaultSelectedKeys = nothing, onSelectionChange, rows, view, keyOf } = options;
  const [keys, setKeys] = useOwnState(selectedKeys, defaultSelectedKeys, onSelectionChange);
  /** The row that a range starts at, and what was selected before it. */
  const anchor = useRef<{ key: string; before: ReadonlySet<string> } | null>(null);

  const isSelected = useMemo(
    () => (keys.size === 0 ? null : Uint8Array.from(rows, (row) => (keys.has(keyOf(row)) ? 1 : 0))),
    [keys, rows, keyOf],
  );
  const countInView = useMemo(() => {
    if (!isSelected) return 0;
    let count = 0;
    for (let place = 0; place < view.length; place += 1)
      count += isSelected[view.positions ? (view.positions[place] ?? 0) : place] ?? 0;
    return count;
  }, [isSelected, view]);

  const keyAt = (place: number) => keyOf(view.rowAt(place));

  const toggle = (place: number) => {
    if (mode === 'none' || place < 0 || place >= view.length) return;
    const key = keyAt(place);
    if (mode === 'single') return setKeys(keys.has(key) ? nothing : new Set([key]));
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    anchor.current = { key, before: next };
    setKeys(next);
  };

  const extend = (start: number, end: number) => {
    const isInView = (place: number) => place >= 0 && place < view.length;
    if (mode !== 'multiple' || !isInView(start) || !isInView(end)) return toggle(end);
    const known = anchor.current === null ? -1 : placeOf(view, anchor.current.key, keyOf);
    if (known === -1) anchor.current = { key: keyAt(start), before: keys };
    const from = known === -1 ? start : known;
    const next = new Set(anchor.current?.before);
    for (let place = Math.min(from, end); place <= Math.max(from, end); place += 1) next.add(keyAt(place));
    setKeys(next);
  };

  const toggleAll = () => {
    if (mode !== 'multiple' || view.length === 0) return;
    const next = new Set(keys);
    const isAll = countInView === view.length;
    for (let place = 0; place < view.length; place += 1) {
      if (isAll) next.delete(keyAt(place));
      else next.add(keyAt(place));
    }
    anchor.current = null;
    setKeys(next);
  };

  return { mode, keys, countInView, toggle, extend, toggleAll };
}

/** Where the row of a key is shown, or -1. */
export function placeOf<Row>(view: RowView<Row>, key: string, keyOf: (row: Row) => string): number {
  for (let place = 0; place < view.length; place += 1) if (keyOf(view.rowAt(place)) === key) return place;
  return -1;
}
