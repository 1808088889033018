import { useMemo } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { type CellText, cellText } from './cellText.ts';
import type { EditableGridProps } from './EditableGridProps.ts';
import type { GridColumn } from './gridColumns.ts';
import { storeOf } from './useGridRows.ts';

/** A column with its formatter and parser. */
export type PreparedColumn<Row extends object> = GridColumn<Row> & { text: CellText; isReadOnly: boolean };

/** Everything that the parts of one grid share. Typing does not change it. */
export type Grid<Row extends object> = ReturnType<typeof useGrid<Row>>;

/** The grid of the props, with its columns prepared. */
export function useGrid<Row extends object>(props: EditableGridProps<Row>, id: string) {
  const { columns, isDisabled = false, isReadOnly = false, canRemoveRows = false } = props;
  const { messages, currency, languageTag } = useUI();
  const store = storeOf(props.rows);
  return useMemo(
    () => ({
      /** The beginning of the ids of its elements. */
      id,
      ...{ store, isDisabled, isReadOnly },
      canRemoveRows: canRemoveRows && !isReadOnly,
      columns: columns.map(
        (column): PreparedColumn<Row> => ({
          ...column,
          text: cellText(column, { messages, currency, languageTag }),
          isReadOnly: isReadOnly || column.isReadOnly === true,
        }),
      ),
      words: messages.grid,
    }),
    [id, store, isDisabled, isReadOnly, canRemoveRows, columns, messages, currency, languageTag],
  );
}

/**
 * The roles of the grid's elements. Rows that are placed one by one cannot be those of a `<table>`, which loses its meaning with another
 * `display`.
 */
export const tableRoles = {
  table: (rowCount: number) => ({ role: 'table', 'aria-rowcount': rowCount }) as const,
  group: { role: 'rowgroup' },
  /** A row by its place among all of them, from 1, whether or not they are on the page. */
  row: (place: number) => ({ role: 'row', 'aria-rowindex': place }) as const,
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
