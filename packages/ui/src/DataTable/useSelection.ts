import { useMemo, useRef } from 'react';
import { useOwnState } from '../state/useOwnState.ts';
import type { DataTableProps, DataTableSelectionMode } from './DataTableProps.ts';

/** 'single' when only one row can be selected, so there is no checkbox for all. */
export type SelectedRows = 'none' | 'some' | 'all' | 'single';

/** The selected rows, and the ways to change them. */
export interface Selection {
  mode: DataTableSelectionMode;
  keys: ReadonlySet<string>;
  /** The number of selected rows among those that are shown. */
  countInView: number;
  /** Whether none, some or all of the rows that are shown are selected; undefined where rows cannot be selected. */
  selected: SelectedRows | undefined;
  /** Selects the row or takes it out. */
  toggle: (place: number) => void;
  /** Selects all rows from the one that was toggled last, or else from `start`, up to `end`. */
  extend: (start: number, end: number) => void;
  /** Selects all rows that are shown, or takes them all out where all are. */
  toggleAll: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Tracks the selection by row keys, so that it survives sorting, filtering and new rows. */
export function useSelection<Row>(
  props: DataTableProps<Row>,
  view: readonly Row[],
  keyOf: (row: Row) => string,
): Selection {
  const {
    selectionMode: mode = 'none',
    selectedKeys,
    defaultSelectedKeys = nothing,
    onSelectionChange,
  } = props;
  const [keys, setKeys] = useOwnState(selectedKeys, defaultSelectedKeys, onSelectionChange);
  /** The row where a range starts, and the selection before it. */
  const anchor = useRef<{ key: string; before: ReadonlySet<string> } | null>(null);

  const countInView = useMemo(
    () => (keys.size === 0 ? 0 : view.filter((row) => keys.has(keyOf(row))).length),
    [keys, view, keyOf],
  );
  const keyAt = (place: number) => keyOf(view[place] as Row);

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

  return {
    mode,
    keys,
    countInView,
    selected: selectedState(mode, countInView, view.length),
    toggle,
    extend,
    toggleAll,
  };
}

/** The place of a key among the rows, or -1. */
export function placeOf<Row>(view: readonly Row[], key: string, keyOf: (row: Row) => string): number {
  return view.findIndex((row) => keyOf(row) === key);
}

function selectedState(mode: DataTableSelectionMode, count: number, all: number): SelectedRows | undefined {
  if (mode === 'none') return undefined;
  if (mode === 'single') return 'single';
  return count === 0 ? 'none' : count === all ? 'all' : 'some';
}
