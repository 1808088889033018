import { Button, ButtonLink, Menu, MenuItem, useWords } from '@handset/ui';
import { ChevronDown } from 'lucide-react';
import { useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import * as styles from './QuickActions.css.ts';
import { useQuickActions } from './useQuickActions.tsx';

/** The header's actions: selling and buying as buttons, the rest quietly beside them, or behind 'More' where there is no room. */
export function QuickActions() {
  const { header } = useWords(hostMessages);
  const { open } = useDialogs();
  const { sale, purchase, rest, stockList } = useQuickActions();
  return (
    <div className={styles.actions}>
      {[sale, purchase].map(({ id, label, key }) => (
        <Button
          key={id}
          variant={id === 'sale' ? 'primary' : 'secondary'}
          data-opens={id}
          onPress={() => open(id)}
        >
          {label}
          <kbd className={styles.hint} aria-hidden>
            {key}
          </kbd>
        </Button>
      ))}
      <div className={styles.row}>
        {rest.map(({ id, label, icon }) => (
          <Button
            key={id}
            variant="quiet"
            size="small"
            icon={<span className={styles.icon}>{icon}</span>}
            data-opens={id}
            onPress={() => open(id)}
          >
            {label}
          </Button>
        ))}
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<span className={styles.icon}>{stockList.icon}</span>}
          href={stockList.href}
        >
          {stockList.label}
        </ButtonLink>
      </div>
      <div className={styles.menu}>
        <Menu
          trigger={
            <Button variant="quiet" data-opens={rest.map(({ id }) => id).join(' ')}>
              {header.more}
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          }
        >
          {rest.map(({ id, label, icon }) => (
            <MenuItem key={id} id={id} icon={icon} onAction={() => open(id)}>
              {label}
            </MenuItem>
          ))}
          <MenuItem id="stock" icon={stockList.icon} href={stockList.href}>
            {stockList.label}
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}
