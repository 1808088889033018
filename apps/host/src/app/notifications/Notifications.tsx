import { useMarkNotificationsRead, useNotifications } from '@handset/api-client/swr';
import {
  Button,
  Card,
  EmptyState,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  useToast,
  useWords,
} from '@handset/ui';
import { Bell } from 'lucide-react';
import { ChoiceFilter } from '../../kit/lists/ChoiceFilter.tsx';
import * as styles from '../../kit/lists/filters.css.ts';
import { useList } from '../../kit/lists/useList.ts';
import { errorText } from '../../kit/problems/errorText.ts';
import { Problem } from '../../kit/problems/Loaded.tsx';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { NotificationItems } from './NotificationItems.tsx';
import { notificationWords } from './notificationWords.ts';

/** Everything that the shop should know, read and unread. */
export function Notifications() {
  const messages = useWords(hostMessages);
  const words = useWords(notificationWords);
  const list = useList({ filters: ['kind', 'unread'] });
  const pages = useNotifications(list.query);
  const { write, isWriting } = useMarkNotificationsRead();
  const toast = useToast();
  const { data, error } = pages;
  const markAll = async () => {
    try {
      toast.success((await write({})).message);
    } catch (failure) {
      toast.error(errorText(failure, messages));
    }
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={words.title}
        description={data ? words.unreadCount(data.unread) : undefined}
        action={
          <Button isDisabled={!data?.unread} isPending={isWriting} onPress={() => void markAll()}>
            {words.markAll}
          </Button>
        }
      />
      <div className={styles.bar}>
        <ChoiceFilter list={list} name="kind" label={words.kind} options={words.kinds} />
        <ChoiceFilter list={list} name="unread" label={words.show} options={words.shows} />
      </div>
      {error ? <Problem error={error} onRetry={pages.retry} /> : null}
      {data ? (
        <Card>
          {data.data.length === 0 ? (
            <EmptyState icon={<Bell />} title={words.none} description={words.noneText} />
          ) : (
            <NotificationItems
              items={data.data}
              onRead={(item) => void write({ ids: [item._id] }).catch(() => {})}
            />
          )}
        </Card>
      ) : error ? null : (
        <Skeleton lines={8} />
      )}
      {data && data.data.length > 0 ? (
        <Pagination
          hasMore={pages.hasMore}
          isLoading={pages.isLoading}
          onLoadMore={pages.loadMore}
          loaded={data.data.length}
          total={data.total}
        />
      ) : null}
    </Stack>
  );
}
