import { Button, Menu, MenuItem } from '@handset/ui';
import { Plus } from 'lucide-react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { OverlayProps } from './OnDemand.tsx';
import { useQuickActions } from './useQuickActions.ts';

/** The header's actions behind one button. */
export function NewMenu(state: OverlayProps) {
  const { header } = useMessages();
  const { open } = useDialogs();
  return (
    <Menu
      {...state}
      trigger={
        <Button variant="primary" icon={<Plus size={18} />}>
          {header.new}
        </Button>
      }
    >
      {useQuickActions().map(({ id, label }) => (
        <MenuItem key={id} id={id} onAction={() => open(id)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem id="stock" href="/stockList">
        {header.showStockList}
      </MenuItem>
    </Menu>
  );
}
