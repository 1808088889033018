import type { GridChange, GridRows } from '@handset/ui';
import { type BulkUnit, blankUnit } from './bulkDraft.ts';

/** The rows of a table without the table: what `useGridRows` gives, as far as rows go. */
export function rowsOf(initial: readonly BulkUnit[]): GridRows<BulkUnit> {
  let next = 0;
  const listeners = new Set<(change: GridChange<BulkUnit>) => void>();
  const entries = new Map<string, BulkUnit>();
  const newKey = () => `r${++next}`;
  for (const row of initial) entries.set(newKey(), row);
  const tell = (rows: GridChange<BulkUnit>['rows']) => {
    for (const listener of listeners) listener({ reason: 'set', rows });
  };
  const rows: GridRows<BulkUnit> = {
    getRows: () => [...entries.values()],
    getKeys: () => [...entries.keys()],
    getRow: (key) => entries.get(key),
    indexOf: (key) => [...entries.keys()].indexOf(key),
    setRows: (units) => {
      rows.removeRows(rows.getKeys());
      rows.addRows(units);
    },
    setValues: (key, values) => {
      const before = entries.get(key);
      if (!before) return;
      const after = { ...before, ...values };
      entries.set(key, after);
      tell([{ key, before, after }]);
    },
    setCount: (count) => {
      const keys = rows.getKeys();
      if (count < keys.length) rows.removeRows(keys.slice(count));
      else rows.addRows(Array.from({ length: count - keys.length }, blankUnit));
    },
    addRows: (units = [blankUnit()]) => {
      const added = units.map((row) => ({ key: newKey(), before: null, after: row }));
      for (const { key, after } of added) entries.set(key, after);
      tell(added);
      return added.map(({ key }) => key);
    },
    removeRows: (keys) => {
      const gone = keys.map((key) => ({ key, before: entries.get(key) ?? null, after: null }));
      for (const key of keys) entries.delete(key);
      tell(gone);
    },
    getProblems: () => new Map(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return rows;
}
