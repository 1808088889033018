import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
} from 'react';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useEvent } from '../layout/useEvent.ts';
import { useUnstableColumnsWarning } from '../tabular/useUnstableColumnsWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridHandle, EditableGridProps, GridChange } from './EditableGridProps.ts';
import { GridViewport } from './GridViewport.tsx';
import { gridTracks } from './gridColumns.ts';
import { useGrid } from './useGrid.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridMoves } from './useGridMoves.ts';

/** Rows of fields, up to thousands of them: typed, scanned or pasted from a spreadsheet. */
export const EditableGrid = forwardRef(function EditableGrid<Row extends object>(
  props: EditableGridProps<Row>,
  ref: ForwardedRef<EditableGridHandle>,
) {
  const { label, isLabelHidden, columns, errors, onChange, enterMoves = 'next-cell', onEnterAtEnd } = props;
  const { messages } = useUI();
  const ids = useFieldIds(props);
  const [notice, setNotice] = useState('');

  const grid = useGrid(props, ids.id);
  const { store } = grid;
  const keys = useSyncExternalStore(store.subscribeOrder, store.getKeys, store.getKeys);
  const count = () => store.countErrors(errors);
  const errorCount = useSyncExternalStore(store.watch, count, count);
  const moves = useGridMoves(grid);
  const commands = useGridCommands(grid, errors, moves, setNotice);
  const events = useGridEvents(grid, moves, commands, { direction: enterMoves, atEnd: onEnterAtEnd });
  useImperativeHandle(ref, () => commands.handle);
  useUnstableColumnsWarning('EditableGrid', columns);
  const tellChange = useEvent((change: GridChange<Row>) => {
    if (change.reason !== 'set') onChange?.(change);
  });
  useBrowserLayoutEffect(() => store.subscribe(tellChange), [store, tellChange]);

  const tracks = gridTracks(columns, keys.length, grid.canRemoveRows);
  return (
    // The fields of custom cells must not look read only.
    <div className={styles.root} {...ids.root} data-readonly={undefined}>
      {isLabelHidden ? null : (
        <span id={ids.labelId} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.frame}>
        <GridViewport
          {...{ grid, keys, errors, moves }}
          maxHeight={props.maxHeight}
          table={{
            id: ids.id,
            style: {
              ['--hs-grid-columns' as string]: tracks.columns,
              ['--hs-grid-width' as string]: tracks.minWidth,
            },
            'aria-describedby': ids.control['aria-describedby'],
            ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': ids.labelId }),
            ...events,
          }}
        />
        {keys.length === 0 ? <div className={styles.empty}>{props.empty ?? messages.noRows}</div> : null}
      </div>
      <div className={styles.foot}>
        <span role="status" className={styles.status}>
          {notice}
        </span>
        {errorCount > 0 ? (
          <>
            <span className={styles.errorCount}>{messages.grid.errors(errorCount)}</span>
            <button type="button" className={styles.button} onClick={commands.handle.focusNextError}>
              {messages.grid.nextError}
            </button>
          </>
        ) : null}
      </div>
      <NamedNotes {...props} {...ids} />
    </div>
  );
}) as <Row extends object>(
  props: EditableGridProps<Row> & { ref?: ForwardedRef<EditableGridHandle> | undefined },
) => ReactElement;
