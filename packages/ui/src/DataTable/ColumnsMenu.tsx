import { Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../Menu/Menu.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { ToolButton } from './ToolButton.tsx';
import type { Columns } from './useColumns.ts';

const resetId = 'reset columns';

interface ColumnsMenuProps<Row> {
  columns: Columns<Row>;
  /** Whether its button has its label beside the icon. */
  hasText: boolean;
}

/** A menu that hides and shows columns. The column that names the rows cannot be hidden. */
export function ColumnsMenu<Row>({ columns, hasText }: ColumnsMenuProps<Row>) {
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
