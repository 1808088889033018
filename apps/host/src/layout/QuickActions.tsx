import { Button, ButtonLink, Menu, MenuItem } from '@handset/ui';
import { Plus } from 'lucide-react';
import { type DialogName, useDialogs } from '../dialogs/useDialogs.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './AppLayout.css.ts';

/** The header's actions: a row of buttons, or one 'New' menu where they do not fit. */
export function QuickActions() {
  const { header } = useMessages();
  const { open } = useDialogs();
  const actions: { id: DialogName; label: string }[] = [
    { id: 'purchase', label: header.purchasePhone },
    { id: 'sale', label: header.saleMobile },
    { id: 'company', label: header.addCompany },
    { id: 'model', label: header.addModel },
    { id: 'entity', label: header.createEntity },
  ];
  return (
    <>
      <div className={styles.actionRow}>
        {actions.map(({ id, label }, index) => (
          <Button
            key={id}
            size="small"
            variant={index === 0 ? 'primary' : 'secondary'}
            onPress={() => open(id)}
          >
            {label}
          </Button>
        ))}
        <ButtonLink size="small" href="/stockList">
          {header.showStockList}
        </ButtonLink>
      </div>
      <div className={styles.actionMenu}>
        <Menu
          trigger={
            <Button variant="primary" icon={<Plus size={18} />}>
              {header.new}
            </Button>
          }
          onAction={(id) => id !== 'stock' && open(id as DialogName)}
        >
          {actions.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
          <MenuItem id="stock" href="/stockList">
            {header.showStockList}
          </MenuItem>
        </Menu>
      </div>
    </>
  );
}
