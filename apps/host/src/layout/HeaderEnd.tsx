import { IconButton } from '@handset/ui';
import { Bell, MessagesSquare, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import { OnDemand } from './OnDemand.tsx';

const ChatButton = lazily(async () => (await import('./ChatButton.tsx')).ChatButton);

const NotificationsPopover = lazily(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);
const SettingsMenu = lazily(async () => (await import('./SettingsMenu.tsx')).SettingsMenu);

/** Chat, notifications and settings, at the end of the header. */
export function HeaderEnd() {
  const { header } = useMessages();
  const { role } = useUser();
  return (
    <>
      {role !== 'superadmin' ? (
        <Suspense
          fallback={
            <IconButton label={header.chat} isDisabled>
              <MessagesSquare size={20} strokeWidth={1.75} />
            </IconButton>
          }
        >
          <ChatButton />
        </Suspense>
      ) : null}
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
