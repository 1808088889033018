import { Card, Inline, PageHeader, Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import type { PageId } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** A page that shows one kind of primitive, as the whole shop uses it. */
export function DemoPage({ title, children }: { title: PageId; children: ReactNode }) {
  const { titles } = useMessages();
  return (
    <Stack gap={4}>
      <PageHeader title={titles[title]} />
      {children}
    </Stack>
  );
}

/** Things of a kind side by side, or one above the other. */
export function Specimens({
  title,
  isStacked = false,
  children,
}: {
  title: string;
  isStacked?: boolean;
  children: ReactNode;
}) {
  return (
    <Card title={title}>
      {isStacked ? (
        <Stack gap={3}>{children}</Stack>
      ) : (
        <Inline gap={3} isWrapping>
          {children}
        </Inline>
      )}
    </Card>
  );
}
