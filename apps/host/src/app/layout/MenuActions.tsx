import { Button, ButtonLink, useShell } from '@handset/ui';
import { ShoppingBag } from 'lucide-react';
import { type DialogName, useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { pinnedPages } from '../dashboard/pinnedPages.ts';
import * as styles from './MenuActions.css.ts';
import { useQuickActions } from './useQuickActions.tsx';

/** The header's actions and the pages of daily use above the menu of a phone, apart from what the bar along the bottom has. */
export function MenuActions() {
  const { closeMenu } = useShell();
  const { open } = useDialogs();
  const { locale } = usePreferences();
  const { purchase, rest, stockList } = useQuickActions();
  // The specification fixes the menu below, which lacks them.
  const pinned = pinnedPages
    .map(({ path, title }) => ({ href: path, label: title[locale] }))
    .filter(({ href }) => href !== stockList.href);
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
      {[stockList, ...pinned].map(({ href, label }) => (
        <ButtonLink key={href} size="small" isFullWidth href={href} onPress={closeMenu}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
