import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUnstableColumnsWarning } from '../tabular/useUnstableColumnsWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { cellText } from './cellText.ts';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridHandle, EditableGridProps, GridChange } from './EditableGridProps.ts';
import type { Grid } from './Grid.ts';
import { GridErrorBook } from './GridErrorBook.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridViewport } from './GridViewport.tsx';
import { gridTracks } from './gridColumns.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridMoves } from './useGridMoves.ts';
import { storeOf, useGridCount } from './useGridRows.ts';

/** Rows of fields, up to thousands of them: typed, scanned or pasted from a spreadsheet. */
export const EditableGrid = forwardRef(function EditableGrid<Row extends object>(
  props: EditableGridProps<Row>,
  ref: ForwardedRef<EditableGridHandle>,
) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    name,
    maxHeight = 'min(var(--hs-font-unit) * 32, 75dvh)',
  } = props;
  const ui = useUI();
  const madeUpId = useId();
  const id = props.id ?? madeUpId;
  const scroller = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState('');

  const grid = useGrid(props, id);
  const count = useGridCount(grid.store);
  const moves = useGridMoves(grid, scroller);
  const commands = useGridCommands({ grid, moves, scroller, tell: setNotice });
  const { enterMoves = 'next-cell', onEnterAtEnd } = props;
  const events = useGridEvents({ grid, moves, enterMoves, onEnterAtEnd, ...commands });
  useImperativeHandle(ref, () => commands.handle);
  useChangeListener(grid, props.onChange);
  useUnstableColumnsWarning('EditableGrid', props.columns);

  const { columns, canRemoveRows = false } = props;
  const tracks = useMemo(() => gridTracks(columns, count, canRemoveRows), [columns, count, canRemoveRows]);
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
          {...{ grid, moves, scroller, maxHeight }}
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
      <GridFoot {...{ grid, notice }} goToNextError={commands.handle.focusNextError} />
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

/** Everything that the parts of the grid share. Typing does not change it. */
function useGrid<Row extends object>(props: EditableGridProps<Row>, id: string): Grid<Row> {
  const { columns, isDisabled = false, isReadOnly = false, canRemoveRows = false } = props;
  const { messages, currency, languageTag } = useUI();
  const store = storeOf(props.rows);

  // The first errors are known at once. Later ones are passed to the affected rows.
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
    }),
    [id, store, errors, isDisabled, isReadOnly, canRemoveRows, columns, messages, currency, languageTag],
  );
}

/** Calls `onChange` for the changes that people make; through a ref, so that an inline function costs nothing. */
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
