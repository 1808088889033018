import { ApiError } from '@handset/api-client';
import { Button, Card, DataTable, type DataTableColumn, EmptyState, PageHeader, Stack } from '@handset/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { Forbidden, isForbidden } from '../problems/Loaded.tsx';
import { useColumnMemory } from './columnMemory.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportOf } from './ExportMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import * as styles from './filters.css.ts';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

// A field of two days is as much code as a table is.
const DayFilter = lazily(async () => (await import('./DayFilter.tsx')).DayFilter);

interface ListPageProps<Row> {
  /** What the list is remembered by in this browser. */
  id: string;
  title: string;
  /** Besides the number of rows: what the list is for. */
  description?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  /** Filters and order, from `useList`. */
  list: ListState<string>;
  /** What can be searched for; no search field without it. */
  searchHint?: string | undefined;
  /** The shop's day, for a list that has the filters `from` and `to`. */
  today?: string | undefined;
  /** The choice of a view, where there are several. */
  views?: ReactNode;
  /** The list's other filters. */
  filters?: ReactNode;
  /** The columns; keep the array's identity between renders. A column that can be sorted is called as the server calls it. */
  columns: readonly DataTableColumn<Row>[];
  /** Columns that are hidden until the reader asks for them. */
  hiddenAtFirst?: readonly string[] | undefined;
  /** Sums of the whole filtered set, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** What a paged hook of the API answers. */
  pages: {
    data?: { data: readonly Row[]; total: number } | undefined;
    error?: unknown;
    isLoading: boolean;
    hasMore: boolean;
    loadMore: () => void;
    retry: () => void;
  };
  /** Whether all rows are there at once: then they are searched and ordered here instead of on the server. */
  isWhole?: boolean | undefined;
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** Under which name the list can be taken out whole, with the same filters. */
  exported?: ExportOf | undefined;
  /** What stands between head and rows, such as figures. */
  children?: ReactNode;
  /** What there is to say and to do while the shop has none of these. */
  empty: { title: string; description?: string | undefined; action?: ReactNode };
}

/** A list from the server: filters and order in the address, totals of all that they leave, export, print, the columns as they were left. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const { title, list, pages, totals, empty, isWhole = false } = props;
  const words = useWords(listWords);
  const messages = useMessages();
  const columnMemory = useColumnMemory(props.id, props.hiddenAtFirst);
  const rows = pages.data?.data ?? none;
  const columns = useMemo(() => withTotals(props.columns, totals), [props.columns, totals]);
  const clear = list.isFiltered ? <Button onPress={list.clear}>{words.clear}</Button> : undefined;
  if (isForbidden(pages.error)) return <Forbidden error={pages.error} />;
  const noMatches = <EmptyState title={words.noMatches} action={clear} />;
  return (
    <Stack gap={4}>
      <PageHeader title={title} description={props.description} action={props.action} />
      <FilterBar list={list} searchHint={props.searchHint} views={props.views}>
        {'today' in props || props.filters ? (
          <>
            {'today' in props ? (
              <div className={styles.days}>
                <Suspense>{props.today ? <DayFilter list={list} today={props.today} /> : null}</Suspense>
              </div>
            ) : null}
            {props.filters}
          </>
        ) : null}
      </FilterBar>
      {props.children}
      <Card padding="none">
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          getKey={keyOf}
          getRowHref={props.getRowHref}
          sort={list.sort}
          onSortChange={list.setSort}
          sortMode={isWhole ? 'client' : 'manual'}
          filterText={isWhole ? list.values.q : undefined}
          noMatches={noMatches}
          {...columnMemory}
          hasColumnMenu
          hasPrint
          toolbar={props.exported && rows.length > 0 ? <ExportButton {...props.exported} /> : undefined}
          isLoading={pages.isLoading}
          error={
            pages.error === undefined
              ? null
              : { message: errorText(pages.error, messages), ...wayOut(pages, list) }
          }
          empty={list.isFiltered ? noMatches : <EmptyState {...empty} />}
          rowCount={pages.data?.total}
          hasMore={pages.hasMore}
          onLoadMore={pages.loadMore}
        />
      </Card>
    </Stack>
  );
}

const none: readonly never[] = [];

const keyOf = (row: { _id: string }) => row._id;

function withTotals<Row>(
  columns: readonly DataTableColumn<Row>[],
  totals: Readonly<Record<string, ReactNode>> | undefined,
): readonly DataTableColumn<Row>[] {
  if (!totals) return columns;
  return columns.map((column) => (column.id in totals ? { ...column, total: totals[column.id] } : column));
}

/** A filter or an order that makes no sense fails for ever; it is taken away instead of asked again. */
function wayOut(pages: { error?: unknown; retry: () => void }, list: ListState<string>) {
  const isOfFilters = pages.error instanceof ApiError && [400, 422].includes(pages.error.status);
  return { onRetry: isOfFilters && list.isAddressed ? list.reset : pages.retry };
}
