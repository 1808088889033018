import {
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './EditableGrid.css.ts';
import type { GridStore } from './GridStore.ts';
import {
  type GridCell,
  type GridColumn,
  type GridCustomColumn,
  type GridRowErrors,
  hasFigures,
} from './gridColumns.ts';
import { type Grid, type PreparedColumn, tableRoles } from './useGrid.ts';

interface GridRowProps<Row extends object> {
  grid: Grid<Row>;
  rowKey: string;
  index: number;
  /** The caller's errors. */
  errors: GridRowErrors<Row> | undefined;
  /** Its distance from the header, in pixels. */
  start: number;
  /** Measures it, now and whenever its height changes. */
  measure: (row: HTMLElement | null) => void;
}

function GridRowInner<Row extends object>(props: GridRowProps<Row>): ReactElement {
  const { grid, rowKey, index, errors, start, measure } = props;
  const { store } = grid;
  const element = useRef<HTMLDivElement>(null);
  // The row is drawn again when its problems change, since `errorAt` reads them.
  useRowState(store, rowKey, () => store.getProblems().get(rowKey));
  useBrowserLayoutEffect(() => {
    measure(element.current);
    return () => measure(null);
  }, [measure]);
  useFieldTexts(grid, rowKey, element);

  return (
    <div
      ref={element}
      {...tableRoles.row(index + 2)}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      data-grid-row={rowKey}
    >
      <div {...tableRoles.rowHeader} className={styles.rowNumber}>
        {index + 1}
      </div>
      {grid.columns.map((column) => renderCell(props, column, store.errorAt(rowKey, column.id, errors)))}
      {grid.canRemoveRows ? (
        <div {...tableRoles.cell} className={styles.removeCell}>
          <button
            type="button"
            className={styles.remove}
            aria-label={grid.words.removeRow(index + 1)}
            disabled={grid.isDisabled}
            data-grid-remove
          />
        </div>
      ) : null}
    </div>
  );
}

/** One row. Its fields hold their own text: a change of values from elsewhere is written into them without rendering. */
export const GridRow = memo(GridRowInner, isSame) as typeof GridRowInner;

interface WithErrors {
  errors: object | undefined;
}

/** Whether a row looks the same: the caller's errors are often a new object that says the same. */
function isSame({ errors, ...rest }: WithErrors, { errors: errorsAfter, ...restAfter }: WithErrors): boolean {
  return hasSameEntries(rest, restAfter) && hasSameEntries(errors, errorsAfter);
}

function hasSameEntries(one: object = {}, other: object = {}): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === others.size && entries.every(([name, value]) => Object.is(others.get(name), value))
  );
}

/** Follows a part of a row's state in the store. */
function useRowState<Row extends object, State>(store: GridStore<Row>, rowKey: string, get: () => State) {
  const subscribe = useCallback((told: () => void) => store.subscribeRow(rowKey, told), [store, rowKey]);
  return useSyncExternalStore(subscribe, get, get);
}

/** Syncs the text in a row's fields with its values. */
function useFieldTexts<Row extends object>(
  grid: Grid<Row>,
  rowKey: string,
  element: RefObject<HTMLDivElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const { store, columns } = grid;
    const write = () => {
      if (store.indexOf(rowKey) < 0) return;
      columns.forEach(({ id, text }, place) => {
        const field = element.current?.children[place + 1]?.firstElementChild;
        if (!(field instanceof HTMLInputElement)) return;
        const value = store.read(rowKey, id);
        const isEdited = field === document.activeElement;
        if (isEdited && Object.is(text.read(field.value).value, value)) return;
        const wanted = store.problemOf(rowKey, id)?.text ?? (isEdited ? text.edit(value) : text.rest(value));
        if (field.value !== wanted) field.value = wanted;
      });
    };
    write();
    return store.subscribeRow(rowKey, write);
  }, [grid, rowKey, element]);
}

/** One cell: its field, with its error below. No component of its own, since a row renders all of its cells or none. */
function renderCell<Row extends object>(
  { grid, rowKey, index }: GridRowProps<Row>,
  column: PreparedColumn<Row>,
  error: string | undefined,
): ReactElement {
  const { store, isDisabled } = grid;
  const { id, text, isReadOnly } = column;
  const rowNumber = index + 1;
  const label = grid.words.cell(column.header, rowNumber);
  const errorId = error ? `${grid.id}-${rowKey}-${id}` : undefined;
  const renderNote = column.kind === 'text' && !error ? column.renderNote : undefined;
  const noteId = renderNote && `${grid.id}-${rowKey}-${id}-note`;
  return (
    <div
      key={id}
      {...tableRoles.cell}
      className={styles.cell}
      data-grid-column={id}
      data-header={column.header}
      data-wide={(column.isWideOnCard ?? column.kind === 'text') || undefined}
    >
      {column.kind === 'custom' ? (
        <CustomCell
          {...{ store, column }}
          cell={{ rowKey, rowNumber, label, isReadOnly, isDisabled, errorMessage: error, errorId }}
        />
      ) : (
        <input
          className={classNames(styles.field, fieldLook(column))}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId ?? noteId}
          aria-required={column.isRequired || undefined}
          disabled={isDisabled}
          defaultValue={store.problemOf(rowKey, id)?.text ?? text.rest(store.read(rowKey, id))}
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
      ) : renderNote ? (
        <CellNote {...{ store, rowKey, noteId }} columnId={id} render={renderNote} />
      ) : null}
    </div>
  );
}

interface CustomCellProps<Row extends object> {
  store: GridStore<Row>;
  column: GridCustomColumn<Row>;
  cell: Omit<GridCell<Row>, 'row' | 'setValues'>;
}

/** A custom cell, rendered again whenever its row changes. */
function CustomCell<Row extends object>({ store, column, cell }: CustomCellProps<Row>) {
  const row = useRowState(store, cell.rowKey, () => store.getRow(cell.rowKey));
  if (!row) return null;
  const setValues = (values: Partial<Row>) => store.setValues(cell.rowKey, values, 'edit');
  return <div className={styles.custom}>{column.render({ ...cell, row, setValues })}</div>;
}

interface CellNoteProps<Row extends object> {
  store: GridStore<Row>;
  rowKey: string;
  columnId: string;
  noteId: string | undefined;
  render: (value: string) => ReactNode;
}

/** The note of a cell, rendered again whenever its value changes. */
function CellNote<Row extends object>({ store, rowKey, columnId, noteId, render }: CellNoteProps<Row>) {
  const value = useRowState(store, rowKey, () => String(store.read(rowKey, columnId) ?? ''));
  return (
    <div id={noteId} className={styles.note} data-grid-note>
      {render(value)}
    </div>
  );
}

function fieldLook<Row extends object>(column: GridColumn<Row>): string | undefined {
  if (hasFigures(column)) return styles.amountField;
  return column.kind === 'text' && column.isNumeric ? styles.numericField : undefined;
}

function inputModeOf<Row extends object>(column: GridColumn<Row>) {
  if (column.kind === 'text') return column.inputMode ?? (column.isNumeric ? 'numeric' : undefined);
  return column.kind === 'money' ? 'decimal' : 'numeric';
}
