import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './EditableGrid.css.ts';
import type { Grid, PreparedColumn } from './Grid.ts';
import { isColumnReadOnly, tableRoles } from './Grid.ts';
import { readCell } from './GridStore.ts';
import type { GridCell, GridColumn, GridCustomColumn } from './gridColumns.ts';

interface CellProps<Row extends object> {
  grid: Grid<Row>;
  prepared: PreparedColumn<Row>;
  rowKey: string;
  index: number;
  error: string | undefined;
}

/** One cell: its field, with its error below. No component of its own, since a row renders all of its cells or none. */
export function renderCell<Row extends object>(props: CellProps<Row>): ReactElement {
  const { grid, prepared, rowKey, index, error } = props;
  const { column, id, text } = prepared;
  const isReadOnly = isColumnReadOnly(grid, column);
  const row = grid.store.getRow(rowKey);
  const errorId = error ? `${grid.id}-${rowKey}-${id}` : undefined;
  const label = grid.cellLabel(column.header, index + 1);
  const typed = grid.store.getProblems().get(rowKey)?.get(id)?.text;

  return (
    <div
      key={id}
      {...tableRoles.cell}
      className={styles.cell}
      data-grid-column={id}
      data-header={column.header}
      data-wide={isWide(column) || undefined}
    >
      {column.kind === 'custom' ? (
        <CustomCell {...{ grid, column, rowKey, index, isReadOnly, error, errorId, label }} />
      ) : (
        <input
          className={classNames(styles.field, fieldLook(column))}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          aria-required={column.isRequired || undefined}
          disabled={grid.isDisabled}
          defaultValue={typed ?? (row ? text.rest(readCell(row, id)) : '')}
          readOnly={isReadOnly}
          placeholder={column.placeholder}
          inputMode={inputModeOf(column)}
          maxLength={column.kind === 'text' && !column.normalise ? column.maxLength : undefined}
          autoComplete="off"
          spellCheck={false}
          // In no form, since the browser's autofill goes through all fields of a form at each key.
          form=""
          data-grid-field
        />
      )}
      {error ? (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

interface CustomCellProps<Row extends object> {
  grid: Grid<Row>;
  column: GridCustomColumn<Row>;
  rowKey: string;
  index: number;
  isReadOnly: boolean;
  error: string | undefined;
  errorId: string | undefined;
  label: string;
}

/** A custom cell, rendered again whenever its row changes. */
function CustomCell<Row extends object>(props: CustomCellProps<Row>) {
  const { grid, column, rowKey, index, isReadOnly, error, errorId, label } = props;
  const { store, isDisabled } = grid;
  const subscribe = useCallback((told: () => void) => store.subscribeRow(rowKey, told), [store, rowKey]);
  const getRow = () => store.getRow(rowKey);
  const row = useSyncExternalStore(subscribe, getRow, getRow);
  if (!row) return null;
  const cell: GridCell<Row> = {
    ...{ row, rowKey, label, isReadOnly, isDisabled, errorId },
    rowNumber: index + 1,
    errorMessage: error,
    setValues: (values) => {
      const edits = Object.entries(values).map(([columnId, value]) => ({ key: rowKey, columnId, value }));
      store.write(edits, 'edit');
    },
  };
  return <div className={styles.custom}>{column.render(cell)}</div>;
}

function isWide<Row extends object>({ isWideOnCard, kind }: GridColumn<Row>): boolean {
  return isWideOnCard ?? kind === 'text';
}

function fieldLook<Row extends object>(column: GridColumn<Row>): string | undefined {
  switch (column.kind) {
    case 'number':
    case 'money':
      return styles.amountField;
    case 'text':
      return column.isNumeric ? styles.numericField : undefined;
    case 'custom':
      return undefined;
  }
}

function inputModeOf<Row extends object>(column: GridColumn<Row>) {
  switch (column.kind) {
    case 'text':
      return column.inputMode ?? (column.isNumeric ? 'numeric' : undefined);
    case 'money':
      return 'decimal';
    default:
      return 'numeric';
  }
}
