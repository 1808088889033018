export {
  EditableGrid,
  type EditableGridHandle,
  type EditableGridProps,
} from '../EditableGrid/EditableGrid.tsx';
export type {
  GridChange,
  GridChangeReason,
  GridProblem,
  GridRowChange,
  GridRows,
} from '../EditableGrid/GridRows.ts';
export type {
  ColumnId,
  GridCell,
  GridColumn,
  GridCustomColumn,
  GridErrors,
  GridMoneyColumn,
  GridNumberColumn,
  GridPatternColumn,
  GridRowErrors,
  GridSelectColumn,
  GridTextColumn,
} from '../EditableGrid/gridColumns.ts';
export type { EnterMove } from '../EditableGrid/moveOfKey.ts';
export type { GridPaste, SkippedCell } from '../EditableGrid/planPaste.ts';
export { type GridRowsOptions, useGridRows } from '../EditableGrid/useGridRows.ts';
export { useGridCount, useGridTotal } from '../EditableGrid/useGridTotal.ts';
