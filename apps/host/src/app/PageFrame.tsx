import { PageHeader, Skeleton, Stack } from '@handset/ui';
import type { PageId } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './PageFrame.css.ts';

/** What stands of a page while the page itself is drawn: its heading, and after a while the shape of what is to come. */
export function PageFrame({ title }: { title: PageId }) {
  const { titles } = useMessages();
  return (
    <Stack gap={4}>
      <PageHeader title={titles[title]} />
      <div className={styles.awaited}>
        <Skeleton lines={6} />
      </div>
    </Stack>
  );
}
