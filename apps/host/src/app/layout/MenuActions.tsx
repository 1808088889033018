import { Button, ButtonLink, useShell } from '@handset/ui';
import { ShoppingBag } from 'lucide-react';
import { type DialogName, useDialogs } from '../../kit/dialogs/useDialogs.ts';
import * as styles from './MenuActions.css.ts';
import { useQuickActions } from './useQuickActions.tsx';

/** The header's actions above the menu of a phone, apart from those of the bar along the bottom. */
export function MenuActions() {
  const { closeMenu } = useShell();
  const { open } = useDialogs();
  const { purchase, rest, stockList } = useQuickActions();
  const begin = (id: DialogName) => {
    closeMenu();
    open(id);
  };
  return (
    <div className={styles.actions}>
      <div className={styles.whole}>
        <Button icon={<ShoppingBag size={18} />} isFullWidth onPress={() => begin(purchase.id)}>
          {purchase.label}
        </Button>
      </div>
      {rest.map(({ id, label }) => (
        <Button key={id} size="small" isFullWidth onPress={() => begin(id)}>
          {label}
        </Button>
      ))}
      <ButtonLink size="small" isFullWidth href={stockList.href} onPress={closeMenu}>
        {stockList.label}
      </ButtonLink>
    </div>
  );
}
