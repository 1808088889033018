export { EditableGrid } from '../EditableGrid/EditableGrid.tsx';
export type {
  EditableGridHandle,
  EditableGridProps,
  EnterMove,
  GridChange,
  GridChangeReason,
  GridProblem,
  GridRowChange,
  GridRows,
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
  GridTextColumn,
} from '../EditableGrid/gridColumns.ts';
export {
  type GridRowsOptions,
  useGridCount,
  useGridRows,
} from '../EditableGrid/useGridRows.ts';
