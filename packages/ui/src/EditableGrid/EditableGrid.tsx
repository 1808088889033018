import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { cellText } from './cellText.ts';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { GridErrorBook } from './GridErrorBook.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import type { GridChange, GridRows } from './GridRows.ts';
import { GridTotals } from './GridTotals.tsx';
import { GridViewport } from './GridViewport.tsx';
import type { GridColumn, GridErrors } from './gridColumns.ts';
import { gridTracks } from './gridTracks.ts';
import { gridWarning } from './gridWarning.ts';
import type { EnterMove } from './moveOfKey.ts';
import type { GridPaste } from './planPaste.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridMoves } from './useGridMoves.ts';
import { storeOf } from './useGridRows.ts';
import { useGridCount } from './useGridTotal.ts';

/** Props of EditableGrid. */
export interface EditableGridProps<Row extends object>
  extends Pick<
    FieldProps,
    'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isDisabled' | 'isReadOnly' | 'name' | 'id'
  > {
  /** The rows, from `useGridRows`; keep them as long as the grid. */
  rows: GridRows<Row>;
  /** The columns; keep the array's identity between renders. */
  columns: readonly GridColumn<Row>[];
  /** What is wrong in the rows; shown under the cells, counted, and gone through with a button. */
  errors?: GridErrors<Row> | undefined;
  /** Which way Enter goes, and the key with which a scanner ends. @default 'next-cell' */
  enterMoves?: EnterMove | undefined;
  /** Whether rows can be added: by the button, and by a pasted block that is longer than what is left. @default false */
  canAddRows?: boolean | undefined;
  /** Whether rows can be removed. @default false */
  canRemoveRows?: boolean | undefined;
  /** Whether Enter in the last row adds one, where rows can be added. @default false */
  shouldAddRowOnEnter?: boolean | undefined;
  /** How many rows there may be. @default no limit */
  maxRows?: number | undefined;
  /** How high the grid grows before its rows scroll, as a CSS length. @default 'min(32rem, 75dvh)' */
  maxHeight?: string | undefined;
  /** What stands in place of the rows while there are none. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** Called for every change that people make here; those that the caller makes through `rows` are not told. */
  onChange?: ((change: GridChange<Row>) => void) | undefined;
  /** Called after a block was pasted, with what became of its cells. */
  onPaste?: ((paste: GridPaste) => void) | undefined;
  /** Called when Enter is pressed where there is no next cell or row. */
  onEnterAtEnd?: (() => void) | undefined;
}

/** What a ref to an EditableGrid can do. */
export interface EditableGridHandle {
  /** Moves focus to the first cell. */
  focus: () => void;
  /** Moves focus to a cell, wherever its row is scrolled to; gives whether there is one. */
  focusCell: (rowKey: string, columnId: string) => boolean;
  /** Moves focus to the next cell with an error, from the start again after the last; gives whether there is one. */
  focusNextError: () => boolean;
}

/** Rows of fields for forms with up to thousands of them: typed, scanned or pasted from a spreadsheet. */
export const EditableGrid = forwardRef(function EditableGrid<Row extends object>(
  props: EditableGridProps<Row>,
  ref: ForwardedRef<EditableGridHandle>,
) {
  const { label, isLabelHidden, description, errorMessage, name, maxHeight = 'min(32rem, 75dvh)' } = props;
  const ui = useUI();
  const madeUpId = useId();
  const id = props.id ?? madeUpId;
  const scroller = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const rowSize = useRef(1);
  const [notice, setNotice] = useState('');

  const grid = useGrid(props, id);
  const count = useGridCount(grid.store);
  const moves = useGridMoves(grid, scroller, rowSize);
  const commands = useGridCommands({ ...props, grid, moves, scroller, addButton, tell: setNotice });
  const events = useGridEvents({ grid, moves, enterMoves: props.enterMoves ?? 'next-cell', ...commands });
  useImperativeHandle(ref, () => commands.handle);
  useChangeListener(grid, props.onChange);
  useDevelopmentWarning(gridWarning(props.columns, props.maxRows));

  const { columns, canRemoveRows = false } = props;
  const tracks = useMemo(() => gridTracks(columns, count, canRemoveRows), [columns, count, canRemoveRows]);
  const hasTotals = count > 0 && columns.some(({ total }) => total !== undefined);
  const noteId = errorMessage ? `${id}-error` : description ? `${id}-description` : undefined;

  return (
    <div
      className={styles.root}
      data-field={name}
      data-invalid={errorMessage ? true : undefined}
      data-disabled={props.isDisabled || undefined}
    >
      {isLabelHidden ? null : (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.frame}>
        <GridViewport
          {...{ grid, moves, scroller, rowSize, maxHeight }}
          head={<GridHead grid={grid} />}
          totals={hasTotals ? <GridTotals grid={grid} rowIndex={count + 2} /> : null}
          table={{
            id,
            style: {
              ['--hs-grid-columns' as string]: tracks.columns,
              ['--hs-grid-width' as string]: tracks.minWidth,
            },
            'aria-describedby': noteId,
            ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` }),
            ...events,
          }}
        />
        {count === 0 ? <div className={styles.empty}>{props.empty ?? ui.messages.noRows}</div> : null}
      </div>
      <GridFoot
        {...{ grid, notice, addButton }}
        canAddRow={commands.canAddRow(count)}
        addRow={commands.addRow}
        goToNextError={commands.handle.focusNextError}
      />
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={`${id}-description`}
        errorId={`${id}-error`}
      />
    </div>
  );
}) as <Row extends object>(
  props: EditableGridProps<Row> & { ref?: ForwardedRef<EditableGridHandle> | undefined },
) => ReactElement;

/** What the parts of the grid share, anew only when something changes that people do not type. */
function useGrid<Row extends object>(props: EditableGridProps<Row>, id: string): Grid<Row> {
  const { columns, isDisabled = false, isReadOnly = false, canRemoveRows = false } = props;
  const { messages, currency, languageTag } = useUI();
  const store = storeOf(props.rows);

  // The first errors are there at once; later ones are told to the rows that they concern.
  const firstErrors = useRef(props.errors);
  const errors = useMemo(() => new GridErrorBook(store, firstErrors.current), [store]);
  useBrowserLayoutEffect(() => errors.set(props.errors), [errors, props.errors]);

  return useMemo(
    () => ({
      ...{ id, store, errors, isDisabled, isReadOnly },
      canRemoveRows: canRemoveRows && !isReadOnly,
      hasCustomCells: columns.some(({ kind }) => kind === 'custom'),
      columns: columns.map((column) => ({
        id: column.id,
        column,
        text: cellText(column, { messages, currency, languageTag }),
      })),
      cellLabel: messages.grid.cell,
      removeLabel: messages.grid.removeRow,
      chooseLabel: messages.choose,
    }),
    [id, store, errors, isDisabled, isReadOnly, canRemoveRows, columns, messages, currency, languageTag],
  );
}

/** Tells the caller of what people change; through a ref, so that an inline function costs nothing. */
function useChangeListener<Row extends object>(
  { store }: Grid<Row>,
  onChange: ((change: GridChange<Row>) => void) | undefined,
): void {
  const latest = useRef(onChange);
  useBrowserLayoutEffect(() => {
    latest.current = onChange;
  });
  useBrowserLayoutEffect(
    () =>
      store.subscribe((change) => {
        if (change.reason !== 'set') latest.current?.(change);
      }),
    [store],
  );
}
