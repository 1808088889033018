import type { GridColumn } from './gridColumns.ts';

/** Whether a column stands at the right, as figures do. */
export function hasFigures({ kind }: { kind: GridColumn<object>['kind'] }): boolean {
  return kind === 'number' || kind === 'money';
}
