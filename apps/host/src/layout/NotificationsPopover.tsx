import { Button, ButtonLink, IconButton, Inline, Popover, Stack, Text } from '@handset/ui';
import { Bell } from 'lucide-react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { OverlayProps } from './OnDemand.tsx';

/** What the shop should know. It has no source of its own yet, and says so instead of making something up. */
export function NotificationsPopover(state: OverlayProps) {
  const { header } = useMessages();
  return (
    <Popover
      {...state}
      title={header.notifications}
      placement="bottom end"
      trigger={
        <IconButton label={header.notifications}>
          <Bell size={20} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {({ close }) => (
        <Stack gap={3}>
          <Text weight="medium">{header.noNotifications}</Text>
          <Text tone="muted">{header.noNotificationsYet}</Text>
          <Inline gap={2} isWrapping>
            <Button size="small" variant="quiet" isDisabled>
              {header.markAllAsRead}
            </Button>
            <ButtonLink size="small" variant="quiet" href="/notifications" onPress={close}>
              {header.viewAllNotifications}
            </ButtonLink>
          </Inline>
        </Stack>
      )}
    </Popover>
  );
}
