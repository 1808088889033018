import { Button, ButtonLink } from '@handset/ui';
import { Plus } from 'lucide-react';
import { NewMenu } from '../app/overlays.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './AppLayout.css.ts';
import { OnDemand } from './OnDemand.tsx';
import { useQuickActions } from './useQuickActions.ts';

/** The header's actions: a row of buttons, or one 'New' menu where they do not fit. */
export function QuickActions() {
  const { header } = useMessages();
  const { open } = useDialogs();
  const actions = useQuickActions();
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
        <OnDemand
          overlay={(state) => <NewMenu {...state} />}
          button={(_, opensMenu) => (
            <Button variant="primary" icon={<Plus size={18} />} {...opensMenu}>
              {header.new}
            </Button>
          )}
        />
      </div>
    </>
  );
}
