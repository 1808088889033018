import type { DataTableColumn } from '@handset/ui';
import { type MenuChoice, MoreMenu } from '../actions/MoreMenu.tsx';

interface RowMenu<Row> {
  /** The name of the column. */
  header: string;
  /** The name of a row's menu. */
  label: (row: Row) => string;
  choices: (row: Row) => readonly MenuChoice[];
}

/** A column with a menu of actions at the end of each row. A row without actions has no menu. */
export function menuColumn<Row>({ header, label, choices }: RowMenu<Row>): DataTableColumn<Row> {
  return {
    id: 'actions',
    header,
    value: () => null,
    cell: (row) => {
      const rows = choices(row);
      return rows.length > 0 ? <MoreMenu label={label(row)} size="small" choices={rows} /> : null;
    },
    hasControls: true,
    isHideable: false,
    align: 'center',
    width: 72,
    minWidth: 72,
  };
}
