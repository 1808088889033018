import type { ReactNode } from 'react';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import { SelectAll } from './SelectAll.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import type { Columns } from './useColumns.ts';

interface DataTableToolsProps<Row> {
  all: readonly DataTableColumn<Row>[];
  columns: Columns<Row>;
  children: ReactNode;
  /** What the reader is told of the rows. */
  status: string;
  hasColumnMenu: boolean;
  onCopy: (() => void) | undefined;
  onPrint: (() => void) | undefined;
  /** Cards have no titles: what is done with those stands here. */
  cards:
    | {
        sort: TableSort | null;
        onSort: (sort: TableSort | null) => void;
        selected: 'none' | 'some' | 'all' | 'single' | undefined;
        onSelectAll: () => void;
      }
    | undefined;
}

/** What stands above the rows. */
export function DataTableTools<Row>(props: DataTableToolsProps<Row>) {
  const { all, columns, children, status, hasColumnMenu, onCopy, onPrint, cards } = props;
  const { messages } = useUI();
  const sortable = columns.shown.filter((column) => column.isSortable);
  const hasSelectAll = cards?.selected && cards.selected !== 'single';
  const isBare =
    !children && !hasColumnMenu && !onCopy && !onPrint && !(cards && (hasSelectAll || sortable.length > 0));
  if (isBare)
    return (
      <p role="status" className={styles.hidden}>
        {status}
      </p>
    );
  return (
    <div className={styles.tools}>
      {hasSelectAll ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in SelectAll
        <label className={styles.selectAll}>
          <SelectAll selected={cards.selected ?? 'none'} onPress={cards.onSelectAll} isTabStop />
          {messages.table.selectAll}
        </label>
      ) : null}
      <div className={styles.toolbar}>
        {children}
        <span role="status" className={styles.count}>
          {status}
        </span>
      </div>
      {cards && sortable.length > 0 ? (
        <label className={styles.sortLabel}>
          {messages.table.sortBy}
          <select
            className={styles.sortSelect}
            value={cards.sort ? `${cards.sort.direction} ${cards.sort.column}` : ''}
            onChange={(event) => {
              const [direction, ...id] = event.target.value.split(' ');
              cards.onSort(
                direction === 'ascending' || direction === 'descending'
                  ? { column: id.join(' '), direction }
                  : null,
              );
            }}
          >
            <option value="">{messages.table.unsorted}</option>
            {sortable.flatMap(({ id, header }) => [
              <option key={`ascending ${id}`} value={`ascending ${id}`}>{`${header} ↑`}</option>,
              <option key={`descending ${id}`} value={`descending ${id}`}>{`${header} ↓`}</option>,
            ])}
          </select>
        </label>
      ) : null}
      {onCopy ? (
        <button type="button" className={styles.tool} onClick={onCopy}>
          <ToolIcon shape="copy" />
          {messages.table.copy}
        </button>
      ) : null}
      {onPrint ? (
        <button type="button" className={styles.tool} onClick={onPrint}>
          <ToolIcon shape="print" />
          {messages.table.print}
        </button>
      ) : null}
      {hasColumnMenu ? <ColumnsMenu all={all} columns={columns} /> : null}
    </div>
  );
}
