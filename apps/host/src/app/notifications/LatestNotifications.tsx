import { useMarkNotificationsRead, useNotifications } from '@handset/api-client/swr';
import { Button, ButtonLink, Inline, Skeleton, Stack, Text, useWords } from '@handset/ui';
import { Problem } from '../../kit/problems/Loaded.tsx';
import { ScrollBox } from '../../kit/scrolling/ScrollBox.tsx';
import { scroller } from './NotificationItems.css.ts';
import { NotificationItems } from './NotificationItems.tsx';
import { notificationWords } from './notificationWords.ts';

/** The current notifications under the header's bell. */
export function LatestNotifications({ close }: { close: () => void }) {
  const words = useWords(notificationWords);
  const { data, error, retry } = useNotifications();
  const { write, isWriting } = useMarkNotificationsRead();
  if (!data) return error ? <Problem error={error} onRetry={retry} /> : <Skeleton lines={3} />;
  // Failing to mark it as read must not keep the user from opening it.
  const mark = (id: string) => void write({ ids: [id] }).catch(() => {});
  return (
    <Stack gap={3}>
      {data.data.length === 0 ? (
        <Stack gap={1}>
          <Text weight="medium">{words.none}</Text>
          <Text tone="muted">{words.noneText}</Text>
        </Stack>
      ) : (
        <ScrollBox className={scroller} aria-label={words.title}>
          <NotificationItems items={data.data} onRead={({ _id }) => mark(_id)} onFollow={close} />
        </ScrollBox>
      )}
      <Inline gap={2} isWrapping>
        <Button
          size="small"
          variant="quiet"
          isDisabled={data.data.every((item) => item.isRead)}
          isPending={isWriting}
          onPress={() => void write({}).catch(() => {})}
        >
          {words.markAll}
        </Button>
        <ButtonLink size="small" variant="quiet" href="/notifications" onPress={close}>
          {words.viewAll}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
