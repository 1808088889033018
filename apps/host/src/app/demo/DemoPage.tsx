import { Card, Inline, PageHeader, Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../kit/links/useCurrentPage.ts';

/** A page that shows one kind of primitive, as the whole shop uses it. */
export function DemoPage({ children }: { children: ReactNode }) {
  const pageTitle = usePageTitle();
  return (
    <Stack gap={4}>
      <PageHeader title={pageTitle} />
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
