import { IconButton } from '@handset/ui';
import { Bell, MessagesSquare, Search, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { ChatButton, NotificationsPopover, SettingsMenu } from '../app/overlays.ts';
import { Finder } from '../find/Finder.tsx';
import { useFind } from '../find/useFind.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import { OnDemand } from './OnDemand.tsx';

/** Search, chat, notifications and settings, at the end of the header; the keys of every page come with the search. What counts the unread waits for leisure. */
export function HeaderEnd({ isAtLeisure }: { isAtLeisure: boolean }) {
  const { header } = useMessages();
  const { begin } = useFind();
  const { role } = useUser();
  const chat = (
    <IconButton label={header.chat} isDisabled>
      <MessagesSquare size={20} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <>
      <IconButton label={header.find} aria-haspopup="dialog" onPress={() => begin('all')}>
        <Search size={20} strokeWidth={1.75} />
      </IconButton>
      <Finder />
      {role !== 'superadmin' ? (
        <Suspense fallback={chat}>{isAtLeisure ? <ChatButton /> : chat}</Suspense>
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
        button={(_, opensMenu) => (
          <IconButton label={header.settings} {...opensMenu}>
            <Settings size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      />
    </>
  );
}
