import { useNotifications } from '@handset/api-client/swr';
import { IconButton, Popover, Skeleton, useWords } from '@handset/ui';
import { Bell } from 'lucide-react';
import { lazy } from 'react';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { Unread } from './Unread.tsx';

const LatestNotifications = lazy(async () => ({
  default: (await import('../notifications/LatestNotifications.tsx')).LatestNotifications,
}));

/** The shop's current notifications, latest first, behind a bell that says how many are unread. */
export function NotificationsPopover() {
  const { header } = useWords(hostMessages);
  const { data, retry } = useNotifications({ limit: 1 });
  const unread = data?.unread ?? 0;
  return (
    <Unread count={unread} refresh={retry}>
      <Popover
        title={header.notifications}
        placement="bottom end"
        trigger={
          <IconButton label={unread > 0 ? header.unreadNotifications(unread) : header.notifications}>
            <Bell size={20} strokeWidth={1.75} />
          </IconButton>
        }
      >
        {({ close }) => (
          <CodeBoundary onClose={close} fallback={<Skeleton lines={3} />}>
            <LatestNotifications close={close} />
          </CodeBoundary>
        )}
      </Popover>
    </Unread>
  );
}
