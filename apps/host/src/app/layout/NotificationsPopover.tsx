import { IconButton, Popover, Skeleton, useWords } from '@handset/ui';
import { Bell } from 'lucide-react';
import { lazy } from 'react';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { hostMessages } from '../../kit/words/hostMessages.ts';

const LatestNotifications = lazy(async () => ({
  default: (await import('../notifications/LatestNotifications.tsx')).LatestNotifications,
}));

/** The shop's current notifications, latest first. */
export function NotificationsPopover() {
  const { header } = useWords(hostMessages);
  return (
    <Popover
      title={header.notifications}
      placement="bottom end"
      trigger={
        <IconButton label={header.notifications}>
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
  );
}
