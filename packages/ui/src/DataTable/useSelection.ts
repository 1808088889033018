import { useMemo, useRef } from 'react';
import { useOwnState } from '../state/useOwnState.ts';
import type { DataTableProps } from './DataTableProps.ts';

/** The selected rows, and the ways to change them. */
export type Selection = ReturnType<typeof useSelection>;

const nothing: ReadonlySet<string> = new Set();

/** Tracks the selection by row keys, so that it survives sorting, filtering and new rows. */
export function useSelection<Row>(
  props: DataTableProps<Row>,
  view: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const mode = props.selectionMode ?? 'none';
  const [keys, setKeys] = useOwnState(
    props.selectedKeys,
    props.defaultSelectedKeys ?? nothing,
    props.onSelectionChange,
  );
  /** The row where a range starts, and the selection before it. */
  const anchor = useRef<{ key: string; before: ReadonlySet<string> } | null>(null);

  /** The number of selected rows among those that are shown. */
  const countInView = useMemo(
    () => (keys.size === 0 ? 0 : view.filter((row) => keys.has(keyOf(row))).length),
    [keys, view, keyOf],
  );
  const keyAt = (place: number) => keyOf(view[place] as Row);

  /** Selects the row or takes it out. */
  const toggle = (place: number) => {
    if (mode === 'none' || place < 0 || place >= view.length) return;
    const key = keyAt(place);
    if (mode === 'single') return setKeys(keys.has(key) ? nothing : new Set([key]));
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    anchor.current = { key, before: next };
    setKeys(next);
  };

  /** Selects all rows from the one that was toggled last, or else from `start`, up to `end`. */
  const extend = (start: number, end: number) => {
    const isInView = (place: number) => place >= 0 && place < view.length;
    if (mode !== 'multiple' || !isInView(start) || !isInView(end)) return toggle(end);
    const known = view.findIndex((row) => keyOf(row) === anchor.current?.key);
    const from = known === -1 ? start : known;
    if (known === -1) anchor.current = { key: keyAt(start), before: keys };
    const next = new Set(anchor.current?.before);
    for (let place = Math.min(from, end); place <= Math.max(from, end); place += 1) next.add(keyAt(place));
    setKeys(next);
  };

  const isAll = countInView > 0 && countInView === view.length;

  /** Selects all rows that are shown, or takes them all out where all are. */
  const toggleAll = () => {
    if (mode !== 'multiple' || view.length === 0) return;
    const next = new Set(keys);
    for (const row of view) {
      if (isAll) next.delete(keyOf(row));
      else next.add(keyOf(row));
    }
    anchor.current = null;
    setKeys(next);
  };

  return { mode, keys, countInView, isAll, toggle, extend, toggleAll };
}
