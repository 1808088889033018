import type { DataTableColumnState } from '@handset/ui';
import { useState } from 'react';
import { browserStorage, type KeyStorage } from '../session/browserStorage.ts';

const keyOf = (list: string) => `columns:${list}`;

/** Reads the hidden columns and column widths of a list from the browser's storage. */
export function readColumns(storage: KeyStorage, list: string): DataTableColumnState | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(list)) ?? 'null');
    return isColumnState(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the columns. A browser that cannot store them shows the default ones the next time. */
export function writeColumns(storage: KeyStorage, list: string, state: DataTableColumnState): void {
  try {
    storage.setItem(keyOf(list), JSON.stringify(state));
  } catch {
    // Full, or forbidden.
  }
}

/** The remembered columns of a list. At first those that few people need are hidden. */
export function useColumnMemory(list: string, hiddenAtFirst: readonly string[] = []) {
  const [defaultColumnState] = useState(
    () => readColumns(browserStorage, list) ?? { hidden: hiddenAtFirst, widths: {} },
  );
  return {
    defaultColumnState,
    onColumnStateChange: (state: DataTableColumnState) => writeColumns(browserStorage, list, state),
  };
}

function isColumnState(value: unknown): value is DataTableColumnState {
  if (typeof value !== 'object' || value === null) return false;
  const { hidden, widths } = value as Partial<Record<keyof DataTableColumnState, unknown>>;
  return (
    Array.isArray(hidden) &&
    hidden.every((id) => typeof id === 'string') &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every((width) => typeof width === 'number' && width > 0)
  );
}
