import { Columns3, Copy, Ellipsis, type LucideIcon, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../Menu/Menu.tsx';
import { Select } from '../Select/Select.tsx';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import { SelectAll } from './DataTableHead.tsx';
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts';
import type { Columns } from './useColumns.ts';
import type { SelectedRows } from './useSelection.ts';

interface DataTableToolsProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'rows' | 'toolbar' | 'actions' | 'hasColumnMenu' | 'hasCopy' | 'hasPrint'
  > {
  columns: Columns<Row>;
  /** A sentence on the rows, such as how many are selected. */
  status: string;
  onCopy: () => void;
  /** Whether there are no titles to sort and select by, so that the tools do both. */
  isPhone: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  selected: SelectedRows | undefined;
  onSelectAll: () => void;
}

/** The toolbar above the rows. */
export function DataTableTools<Row>(props: DataTableToolsProps<Row>) {
  const { rows, toolbar, actions, hasColumnMenu, hasCopy, hasPrint, columns, status, isPhone } = props;
  const { messages } = useUI();
  const isPhoneWithRows = isPhone && rows.length > 0;
  const sortable = isPhoneWithRows ? columns.shown.filter((column) => column.isSortable) : [];
  const selected = isPhoneWithRows && props.selected !== 'single' ? props.selected : undefined;
  const hasButtons = Boolean(hasColumnMenu || hasCopy || hasPrint || actions);
  if (!toolbar && !hasButtons && !selected && sortable.length === 0)
    return (
      <VisuallyHidden elementType="p" role="status">
        {status}
      </VisuallyHidden>
    );
  const buttons = (
    <>
      {actions}
      {hasCopy ? (
        <ToolButton label={messages.table.copy} icon={Copy} hasText={isPhone} onPress={props.onCopy} />
      ) : null}
      {hasPrint ? (
        <ToolButton
          label={messages.table.print}
          icon={Printer}
          hasText={isPhone}
          onPress={() => window.print()}
        />
      ) : null}
      {hasColumnMenu ? <ColumnsMenu columns={columns} hasText={isPhone} /> : null}
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
      {!isPhone ? (
        buttons
      ) : hasButtons || sortable.length > 0 ? (
        <PhoneTools sortable={sortable} sort={props.sort} onSort={props.onSort}>
          {buttons}
        </PhoneTools>
      ) : null}
      {selected ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in SelectAll
        <label className={styles.selectAll}>
          <SelectAll selected={selected} onPress={props.onSelectAll} isTabStop />
          {messages.table.selectAll}
        </label>
      ) : null}
    </div>
  );
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
function ColumnsMenu<Row>({ columns, hasText }: { columns: Columns<Row>; hasText: boolean }) {
  const { messages } = useUI();
  const { all, headerId, state, setState } = columns;
  const hideable = all.filter(({ id, isHideable }) => id !== headerId && isHideable !== false);
  return (
    <Menu
      trigger={<ToolButton label={messages.table.columns} icon={Columns3} hasText={hasText} />}
      onAction={(id) => id === resetId && setState({ hidden: [], widths: {} })}
    >
      <MenuSection
        label={messages.table.columns}
        selectionMode="multiple"
        selectedKeys={hideable.map(({ id }) => id).filter((id) => !state.hidden.includes(id))}
        onSelectionChange={(ids) => {
          const hidden = hideable.map(({ id }) => id).filter((id) => !ids.includes(id));
          setState({ hidden, widths: state.widths });
        }}
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
  /** The columns that rows can be sorted by. */
  sortable: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  /** The buttons that a desk shows above the rows. */
  children: ReactNode;
}

/** On a phone, the order of the rows and the actions on the list, in a sheet behind one button. */
function PhoneTools<Row>({ sortable, sort, onSort, children }: PhoneToolsProps<Row>) {
  const { messages } = useUI();
  const [isOpen, setOpen] = useState(false);
  const orders = sortable.flatMap(({ id, header }) => [
    { value: `ascending ${id}`, label: `${header} ↑`, sort: { column: id, direction: 'ascending' } as const },
    {
      value: `descending ${id}`,
      label: `${header} ↓`,
      sort: { column: id, direction: 'descending' } as const,
    },
  ]);
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
              onChange={(value) => onSort(orders.find((order) => order.value === value)?.sort ?? null)}
              options={[{ value: 'unsorted', label: messages.table.unsorted }, ...orders]}
            />
          ) : null}
          {children}
        </div>
      </Drawer>
    </>
  );
}
