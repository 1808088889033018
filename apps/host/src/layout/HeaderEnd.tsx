import { IconButton } from '@handset/ui';
import { Bell, Settings } from 'lucide-react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { OnDemand } from './OnDemand.tsx';

const NotificationsPopover = lazily(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);
const SettingsMenu = lazily(async () => (await import('./SettingsMenu.tsx')).SettingsMenu);

/** Notifications and settings, at the end of the header. */
export function HeaderEnd() {
  const { header } = useMessages();
  return (
    <>
      <OnDemand
        overlay={NotificationsPopover}
        button={(show) => (
          <IconButton label={header.notifications} aria-haspopup="dialog" onPress={show}>
            <Bell size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      />
      <OnDemand
        overlay={SettingsMenu}
        button={(show) => (
          <IconButton label={header.settings} aria-haspopup="menu" onPress={show}>
            <Settings size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      />
    </>
  );
}
