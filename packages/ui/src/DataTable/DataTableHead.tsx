// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell

import { memo, type ReactElement, useEffect, useRef } from 'react';
import { alignOf } from '../tabular/columnLook.ts';
import { SortButton } from '../tabular/SortButton.tsx';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn, DataTableColumnState } from './DataTableProps.ts';
import { cellProps } from './DataTableRow.tsx';
import { headRow } from './gridKeys.ts';
import type { SelectedRows } from './useSelection.ts';

interface DataTableHeadProps<Row> {
  gridId: string;
  columns: readonly DataTableColumn<Row>[];
  widths: DataTableColumnState['widths'];
  sort: TableSort | null;
  onSort: (columnId: string) => void;
  /** Called with a width during a drag, and once at its end. Without a width the drag is undone. */
  onResize: (column: DataTableColumn<Row>, width: number | undefined, isFinal: boolean) => void;
  activeColumn: number | null;
  /** Undefined where there are no checkboxes. */
  selected: SelectedRows | undefined;
  onSelectAll: () => void;
}

function DataTableHeadInner<Row>(props: DataTableHeadProps<Row>) {
  const { gridId, columns, sort, selected, activeColumn } = props;
  const first = selected ? 1 : 0;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selected ? (
          <div
            role="columnheader"
            className={styles.title}
            data-align="center"
            {...cellProps(gridId, headRow, 0, activeColumn)}
          >
            <SelectAll selected={selected} onPress={props.onSelectAll} isTabStop={false} />
          </div>
        ) : null}
        {columns.map((column, number) => (
          <div
            key={column.id}
            role="columnheader"
            // Without it, the name would include that of the resizer.
            aria-label={column.header}
            className={styles.title}
            data-align={alignOf(column)}
            aria-sort={ariaSort(column, sort)}
            {...cellProps(gridId, headRow, number + first, activeColumn)}
          >
            {column.isSortable ? (
              <SortButton header={column.header} isTabStop={false} onPress={() => props.onSort(column.id)} />
            ) : (
              <span className={styles.titleText}>{column.header}</span>
            )}
            <ColumnResizer column={column} widths={props.widths} onResize={props.onResize} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ariaSort<Row>({ id, isSortable }: DataTableColumn<Row>, sort: TableSort | null) {
  if (!isSortable) return undefined;
  return sort?.column === id ? sort.direction : 'none';
}

/** The titles of the columns, which stay in sight. */
export const DataTableHead = memo(DataTableHeadInner) as <Row>(
  props: DataTableHeadProps<Row>,
) => ReactElement;

interface SelectAllProps {
  selected: SelectedRows;
  isTabStop: boolean;
  onPress: () => void;
}

/** The checkbox for all visible rows, or only a word when a single row can be selected. */
export function SelectAll({ selected, isTabStop, onPress }: SelectAllProps) {
  const { messages } = useUI();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  if (selected === 'single') return <VisuallyHidden>{messages.table.selection}</VisuallyHidden>;
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={messages.table.selectAll}
      checked={selected === 'all'}
      onChange={onPress}
      data-own
    />
  );
}
