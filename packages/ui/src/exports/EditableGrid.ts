export { EditableGrid } from '../EditableGrid/EditableGrid.tsx';
export type {
  EditableGridHandle,
  EditableGridProps,
  EnterMove,
  GridChange,
  GridChangeReason,
  GridPaste,
  GridProblem,
  GridRowChange,
  GridRows,
  SkippedCell,
} from '../EditableGrid/EditableGridProps.ts';
export type {
  ColumnId,
  GridCell,
  GridColumn,
  GridCustomColumn,
  GridErrors,
  GridMoneyColumn,
  GridNumberColumn,
  GridRowErrors,
  GridSelectColumn,
  GridTextColumn,
} from '../EditableGrid/gridColumns.ts';
export {
  type GridRowsOptions,
  useGridCount,
  useGridRows,
  useGridTotal,
} from '../EditableGrid/useGridRows.ts';
