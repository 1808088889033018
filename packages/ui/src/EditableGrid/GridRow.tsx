import { memo, type ReactElement, type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { activeElementBeside } from '../overlay/focusReturn.ts';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { readCell } from './GridStore.ts';
import { renderCell } from './renderCell.tsx';
import { tableRoles } from './tableRoles.ts';
import { useRowState } from './useRowState.ts';

interface GridRowProps<Row extends object> {
  grid: Grid<Row>;
  rowKey: string;
  index: number;
  /** How far down it stands, in pixels. */
  start: number;
  /** Measures a row that may be higher than the others, now and whenever it changes. */
  watch: (row: HTMLElement) => () => void;
}

/** One row. Its fields hold their own text: a change of values from elsewhere is written into them without rendering. */
export const GridRow = memo(function GridRow<Row extends object>(props: GridRowProps<Row>) {
  const { grid, rowKey, index, start, watch } = props;
  const element = useRef<HTMLDivElement | null>(null);
  const { errors, readOnly } = useRowState(grid, rowKey);
  const hasErrors = Object.values(errors).some(Boolean);
  const [isWatched, setWatched] = useState(hasErrors);
  // Once it has been higher, it is watched, so that it is known when it is no longer.
  if (hasErrors && !isWatched) setWatched(true);
  const isOfAnyHeight = isWatched || grid.hasCustomCells;

  useFieldTexts(grid, rowKey, element);
  useBrowserLayoutEffect(() => {
    // With the errors as well: they are measured before they are seen.
    void errors;
    if (isOfAnyHeight && element.current) return watch(element.current);
  }, [isOfAnyHeight, errors, watch]);

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
      {grid.columns.map((prepared, place) =>
        renderCell({
          ...{ grid, prepared, rowKey, index },
          isReadOnly: readOnly[place] ?? true,
          error: (errors as Record<string, string | undefined>)[prepared.id],
        }),
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

/** Keeps what stands in the fields of a row in step with its values. */
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

function isField(element: Element | null | undefined): element is HTMLInputElement | HTMLSelectElement {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
    element.hasAttribute('data-grid-field')
  );
}
