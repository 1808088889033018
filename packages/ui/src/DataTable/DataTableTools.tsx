import { Columns3, Copy, Ellipsis, type LucideIcon, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuSeparator } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { MenuSection } from '../Menu/MenuSection.tsx';
import { Select } from '../Select/Select.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import { SelectAll } from './DataTableHead.tsx';
import type { DataTableColumn } from './DataTableProps.ts';
import type { TableState } from './useTableState.ts';

/** The toolbar above the rows. On a phone there are no titles, so the tools sort and select as well. */
export function DataTableTools<Row>({ table }: { table: TableState<Row> }) {
  const { rows, toolbar, actions, hasColumnMenu, hasCopy, hasPrint } = table.props;
  const { hasTwoLines, columns, selection, copy } = table;
  const { messages } = useUI();
  const status = useStatus(table);
  const hasTwoLinedRows = hasTwoLines && rows.length > 0;
  const sortable = hasTwoLinedRows ? columns.visible.filter((column) => column.isSortable) : [];
  const hasSelectAll = hasTwoLinedRows && selection.mode === 'multiple';
  const hasButtons = Boolean(hasColumnMenu || hasCopy || hasPrint || actions);
  if (!toolbar && !hasButtons && !hasSelectAll && sortable.length === 0)
    return (
      <VisuallyHidden elementType="p" role="status">
        {status}
      </VisuallyHidden>
    );
  const buttons = (
    <>
      {actions}
      {hasCopy ? (
        <ToolButton
          label={messages.table.copy}
          icon={Copy}
          hasText={hasTwoLines}
          onPress={() => void copy()}
        />
      ) : null}
      {hasPrint ? (
        <ToolButton
          label={messages.table.print}
          icon={Printer}
          hasText={hasTwoLines}
          onPress={() => window.print()}
        />
      ) : null}
      {hasColumnMenu ? <ColumnsMenu table={table} /> : null}
    </>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.toolbar}>
        {toolbar}
        <span role="status" className={styles.count}>
          {status}
        </span>
      </div>
      {!hasTwoLines ? (
        buttons
      ) : hasButtons || sortable.length > 0 ? (
        <PhoneTools table={table} sortable={sortable}>
          {buttons}
        </PhoneTools>
      ) : null}
      {hasSelectAll ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in SelectAll
        <label className={styles.selectAll}>
          <SelectAll selection={selection} isTabStop />
          {messages.table.selectAll}
        </label>
      ) : null}
    </div>
  );
}

/** A sentence for the toolbar, also read aloud: what was copied, loading, or how many rows are selected or match. */
function useStatus<Row>({ props, note, selection, isFiltered, view }: TableState<Row>): string {
  const { rows, rowCount = 0, isLoading } = props;
  const { messages } = useUI();
  if (note !== null) return note;
  if (isLoading && rows.length === 0) return messages.loading;
  if (selection.keys.size > 0) return messages.table.selected(selection.keys.size);
  return isFiltered && rows.length > 0 ? messages.loaded(view.length, Math.max(rowCount, rows.length)) : '';
}

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** Whether the label stands beside the icon, as it does in the sheet of a phone. */
  hasText: boolean;
  onPress?: () => void;
}

function ToolButton({ label, icon: Icon, hasText, ...props }: ToolButtonProps) {
  const icon = <Icon size={18} strokeWidth={1.75} />;
  return hasText ? (
    <Button icon={icon} {...props}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} size="small" {...props}>
      {icon}
    </IconButton>
  );
}

const resetId = 'reset columns';

/** A menu that hides and shows columns. The column that names the rows cannot be hidden. */
function ColumnsMenu<Row>({ table }: { table: TableState<Row> }) {
  const { props, columns, hasTwoLines } = table;
  const { messages } = useUI();
  const { headerId, state, setState } = columns;
  const hideable = props.columns.filter(({ id, isHideable }) => id !== headerId && isHideable !== false);
  const ids = hideable.map(({ id }) => id);
  return (
    <Menu
      trigger={<ToolButton label={messages.table.columns} icon={Columns3} hasText={hasTwoLines} />}
      onAction={(id) => id === resetId && setState({ hidden: [], widths: {} })}
    >
      <MenuSection
        label={messages.table.columns}
        selectionMode="multiple"
        selectedKeys={ids.filter((id) => !state.hidden.includes(id))}
        onSelectionChange={(visible) =>
          setState({ ...state, hidden: ids.filter((id) => !visible.includes(id)) })
        }
      >
        {hideable.map(({ id, header }) => (
          <MenuItem key={id} id={id} shouldCloseOnSelect={false}>
            {header}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id={resetId}>{messages.table.resetColumns}</MenuItem>
    </Menu>
  );
}

interface PhoneToolsProps<Row> {
  table: TableState<Row>;
  /** The columns that rows can be sorted by. */
  sortable: readonly DataTableColumn<Row>[];
  /** The buttons that a desk shows above the rows. */
  children: ReactNode;
}

const directions = ['ascending', 'descending'] as const;

/** On a phone, the order of the rows and the actions on the list, in a sheet behind one button. */
function PhoneTools<Row>({ table: { sort, setSort }, sortable, children }: PhoneToolsProps<Row>) {
  const { messages } = useUI();
  const [isOpen, setOpen] = useState(false);
  const orders = sortable.flatMap(({ id, header }) =>
    directions.map((direction) => ({
      value: `${direction} ${id}`,
      label: `${header} ${direction === 'ascending' ? '↑' : '↓'}`,
      sort: { column: id, direction },
    })),
  );
  return (
    <>
      <IconButton label={messages.moreActions} hasTooltip={false} onPress={() => setOpen(true)}>
        <Ellipsis size={20} strokeWidth={1.75} />
      </IconButton>
      <Drawer placement="bottom" isOpen={isOpen} onClose={() => setOpen(false)} title={messages.moreActions}>
        <div className={styles.phoneTools}>
          {sortable.length > 0 ? (
            <Select
              label={messages.table.sortBy}
              value={sort ? `${sort.direction} ${sort.column}` : 'unsorted'}
              onChange={(value) => setSort(orders.find((order) => order.value === value)?.sort ?? null)}
              options={[{ value: 'unsorted', label: messages.table.unsorted }, ...orders]}
            />
          ) : null}
          {children}
        </div>
      </Drawer>
    </>
  );
}
