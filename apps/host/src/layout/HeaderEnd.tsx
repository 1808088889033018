import { IconButton } from '@handset/ui';
import { Bell, MessagesSquare, Search, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { ChatButton, Finder, NotificationsPopover, SettingsMenu } from '../app/overlays.ts';
import { useFind } from '../find/useFind.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import { OnDemand } from './OnDemand.tsx';

/** Search, chat, notifications and settings, at the end of the header; the keys of every page come with the search. */
export function HeaderEnd() {
  const { header } = useMessages();
  const { begin } = useFind();
  const { role } = useUser();
  return (
    <>
      <IconButton label={header.find} aria-haspopup="dialog" onPress={() => begin('all')}>
        <Search size={20} strokeWidth={1.75} />
      </IconButton>
      <Suspense>
        <Finder />
      </Suspense>
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
        overlay={(state) => <NotificationsPopover {...state} />}
        button={(show) => (
          <IconButton label={header.notifications} aria-haspopup="dialog" onPress={show}>
            <Bell size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      />
      <OnDemand
        overlay={(state) => <SettingsMenu {...state} />}
        button={(show) => (
          <IconButton label={header.settings} aria-haspopup="menu" onPress={show}>
            <Settings size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      />
    </>
  );
}
