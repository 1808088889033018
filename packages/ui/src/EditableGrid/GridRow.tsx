import { memo, type ReactElement, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { activeElementBeside } from '../overlay/activeElementBeside.ts';
import * as styles from './EditableGrid.css.ts';
import { type Grid, tableRoles } from './Grid.ts';
import { readCell } from './GridStore.ts';
import type { GridRowErrors } from './gridColumns.ts';
import { renderCell } from './renderCell.tsx';

interface GridRowProps<Row extends object> {
  grid: Grid<Row>;
  rowKey: string;
  index: number;
  /** Its distance from the header, in pixels. */
  start: number;
  /** Measures it, now and whenever its height changes. */
  measure: (row: HTMLElement | null) => void;
}

/** One row. Its fields hold their own text: a change of values from elsewhere is written into them without rendering. */
export const GridRow = memo(function GridRow<Row extends object>(props: GridRowProps<Row>) {
  const { grid, rowKey, index, start, measure } = props;
  const element = useRef<HTMLDivElement | null>(null);
  const errors: Record<string, string | undefined> = useRowErrors(grid, rowKey);
  const ref = useCallback(
    (row: HTMLDivElement | null) => {
      element.current = row;
      measure(row);
    },
    [measure],
  );
  useFieldTexts(grid, rowKey, element);

  return (
    <div
      ref={ref}
      {...tableRoles.row(index + 2)}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      data-grid-row={rowKey}
    >
      <div {...tableRoles.rowHeader} className={styles.rowNumber}>
        {index + 1}
      </div>
      {grid.columns.map((prepared) =>
        renderCell({ grid, prepared, rowKey, index, error: errors[prepared.id] }),
      )}
      {grid.canRemoveRows ? (
        <div {...tableRoles.cell} className={styles.removeCell}>
          <button
            type="button"
            className={styles.remove}
            aria-label={grid.removeLabel(index + 1)}
            disabled={grid.isDisabled}
            data-grid-remove
          />
        </div>
      ) : null}
    </div>
  );
}) as <Row extends object>(props: GridRowProps<Row>) => ReactElement;

/** Syncs the text in a row's fields with its values. */
function useFieldTexts<Row extends object>(
  grid: Grid<Row>,
  rowKey: string,
  element: RefObject<HTMLDivElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const write = () => {
      const row = grid.store.getRow(rowKey);
      if (!row) return;
      const problems = grid.store.getProblems().get(rowKey);
      grid.columns.forEach(({ id, text }, place) => {
        const field = element.current?.children[place + 1]?.firstElementChild;
        if (!isField(field)) return;
        const value = readCell(row, id);
        const problem = problems?.get(id);
        const isEdited = field === activeElementBeside(field);
        if (isEdited && Object.is(text.read(field.value).value, value)) return;
        const wanted = problem ? problem.text : isEdited ? text.edit(value) : text.rest(value);
        if (field.value !== wanted) field.value = wanted;
      });
    };
    write();
    return grid.store.subscribeRow(rowKey, write);
  }, [grid, rowKey, element]);
}

function isField(element: Element | null | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.hasAttribute('data-grid-field');
}

/** The errors of a row, which typing rarely changes. */
function useRowErrors<Row extends object>(grid: Grid<Row>, rowKey: string): GridRowErrors<Row> {
  const last = useRef<GridRowErrors<Row>>({});

  const getErrors = useCallback(() => {
    const next = grid.errors.errorsOf(rowKey);
    if (!hasSameEntries(last.current, next)) last.current = next;
    return last.current;
  }, [grid, rowKey]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const stopRow = grid.store.subscribeRow(rowKey, listener);
      const stopErrors = grid.errors.subscribeErrors(listener);
      return () => {
        stopRow();
        stopErrors();
      };
    },
    [grid, rowKey],
  );

  return useSyncExternalStore(subscribe, getErrors, getErrors);
}

function hasSameEntries(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
}
