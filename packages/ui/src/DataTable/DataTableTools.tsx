import { Copy, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import * as styles from './DataTable.css.ts';
import { SelectAll } from './DataTableHead.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { ToolButton } from './ToolButton.tsx';
import type { Columns } from './useColumns.ts';
import type { SelectedRows } from './useSelection.ts';

interface DataTableToolsProps<Row> {
  columns: Columns<Row>;
  children: ReactNode;
  /** A sentence on the rows, such as how many are selected. */
  status: string;
  hasColumnMenu: boolean;
  onCopy: (() => void) | undefined;
  onPrint: (() => void) | undefined;
  /** The host's actions on the list. */
  actions: ReactNode;
  /** Controls for a phone, which has no column headers to sort and select by. */
  phone:
    | {
        hasRows: boolean;
        sort: TableSort | null;
        onSort: (sort: TableSort | null) => void;
        selected: SelectedRows | undefined;
        onSelectAll: () => void;
      }
    | undefined;
}

/** The toolbar above the rows. */
export function DataTableTools<Row>(props: DataTableToolsProps<Row>) {
  const { columns, children, status, hasColumnMenu, onCopy, onPrint, actions, phone } = props;
  const { messages } = useUI();
  const sortable = phone?.hasRows ? columns.shown.filter((column) => column.isSortable) : [];
  const selected = phone?.hasRows && phone.selected !== 'single' ? phone.selected : undefined;
  const isPhone = phone !== undefined;
  const hasButtons = Boolean(hasColumnMenu || onCopy || onPrint || actions);
  if (!children && !hasButtons && !selected && sortable.length === 0)
    return (
      <p role="status" className={styles.hidden}>
        {status}
      </p>
    );
  const buttons = (
    <>
      {actions}
      {onCopy ? (
        <ToolButton label={messages.table.copy} icon={Copy} hasText={isPhone} onPress={onCopy} />
      ) : null}
      {onPrint ? (
        <ToolButton label={messages.table.print} icon={Printer} hasText={isPhone} onPress={onPrint} />
      ) : null}
      {hasColumnMenu ? <ColumnsMenu columns={columns} hasText={isPhone} /> : null}
    </>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.toolbar}>
        {children}
        <span role="status" className={styles.count}>
          {status}
        </span>
      </div>
      {!phone ? (
        buttons
      ) : hasButtons || sortable.length > 0 ? (
        <PhoneTools sortable={sortable} sort={phone.sort} onSort={phone.onSort}>
          {buttons}
        </PhoneTools>
      ) : null}
      {phone && selected ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in SelectAll
        <label className={styles.selectAll}>
          <SelectAll selected={selected} onPress={phone.onSelectAll} isTabStop />
          {messages.table.selectAll}
        </label>
      ) : null}
    </div>
  );
}
