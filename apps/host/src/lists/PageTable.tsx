import { Card, EmptyState, Pagination, Stack, Table, type TableColumn } from '@handset/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';

interface PageTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** What a paged hook of the API answers. */
  pages: {
    data?: { data: Row[]; total: number } | undefined;
    error?: unknown;
    isLoading: boolean;
    hasMore: boolean;
    loadMore: () => void;
    retry: () => void;
  };
  getRowHref?: (row: Row) => string;
  /** Sums of the whole filtered set, by column. */
  totals?: Record<string, ReactNode> | undefined;
  empty: ReactNode;
}

/** A list from the server: rows as they come, totals of the whole filtered set, more on demand. */
export function PageTable<Row extends { _id: string }>({
  pages,
  empty,
  totals,
  ...table
}: PageTableProps<Row>) {
  const messages = useMessages();
  const { data, error, isLoading } = pages;
  const rows = data?.data ?? [];
  return (
    <Stack gap={4}>
      <Card padding="none">
        <Table
          {...table}
          rows={rows}
          getKey={(row) => row._id}
          totals={rows.length > 0 ? totals : undefined}
          isLoading={isLoading && !data}
          error={error && !data ? { message: errorText(error, messages), onRetry: pages.retry } : undefined}
          empty={empty}
        />
      </Card>
      {data && rows.length > 0 ? (
        <Pagination
          hasMore={pages.hasMore}
          isLoading={isLoading}
          onLoadMore={pages.loadMore}
          loaded={rows.length}
          total={data.total}
        />
      ) : null}
    </Stack>
  );
}

/** What a list shows when its filters leave nothing, or when there is nothing yet. */
export function emptyList(
  isFiltered: boolean,
  noMatches: string,
  empty: { title: string; description?: string; action?: ReactNode },
): ReactNode {
  return isFiltered ? <EmptyState title={noMatches} /> : <EmptyState {...empty} />;
}
