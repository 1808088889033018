import { ApiError } from '@handset/api-client';
import { Card, DataTable, type DataTableColumn, EmptyState, Stack, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../links/useCurrentPage.ts';
import { errorText } from '../problems/errorText.ts';
import { Forbidden, isForbidden } from '../problems/Loaded.tsx';
import { hostMessages } from '../words/hostMessages.ts';
import { useColumnMemory } from './columnMemory.ts';
import { DayFilter } from './DayFilter.tsx';
import type { ExportOf } from './ExportMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListHeader } from './ListHeader.tsx';
import { NoMatches } from './NoMatches.tsx';
import type { ListState } from './useList.ts';

interface ListPageProps<Row> {
  /** Key under which this browser remembers the list. */
  id: string;
  /** @default the title of the page */
  title?: string | undefined;
  /** Says what the list is for, next to the number of rows. */
  description?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  /** Filters and order, from `useList`. The filters `from` and `to` are chosen as days. */
  list: ListState<string>;
  /** Placeholder of the search field. No search when absent. */
  searchHint?: string | undefined;
  /** Whether the list is searched by IMEIs. @default false */
  hasImeis?: boolean | undefined;
  /** The choice of a view, if there are several. */
  views?: ReactNode;
  /** The list's other filters. */
  filters?: ReactNode;
  /** The columns; keep the array's identity between renders. A column that can be sorted is called as the server calls it. */
  columns: readonly DataTableColumn<Row>[];
  /** Columns that are hidden until the reader asks for them. */
  hiddenAtFirst?: readonly string[] | undefined;
  /** Sums of the whole filtered set, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Result of a paged API hook. */
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
  /** Name of the export, which has all rows that the filters leave. */
  exported?: ExportOf | undefined;
  /** Content between the header and the rows, such as figures. */
  children?: ReactNode;
  /** Text and action for an empty list. */
  empty: { title: string; description?: string | undefined; action?: ReactNode };
}

/** A list from the server: filters and order in the address, totals of all filtered rows, export, print, remembered columns. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const pageTitle = usePageTitle();
  const { title = pageTitle, list, pages, totals, empty, isWhole = false } = props;
  const messages = useWords(hostMessages);
  const columnMemory = useColumnMemory(props.id, props.hiddenAtFirst);
  const rows = pages.data?.data ?? none;
  if (isForbidden(pages.error)) return <Forbidden error={pages.error} />;
  const hasDays = 'from' in list.values;
  const noMatches = <NoMatches list={list} />;
  return (
    <Stack gap={1}>
      <ListHeader
        title={title}
        description={props.description}
        action={props.action}
        list={list}
        searchHint={props.searchHint}
        hasImeis={props.hasImeis}
      />
      {props.children}
      <Card padding="none">
        <DataTable
          label={title}
          columns={props.columns}
          totals={totals}
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
          toolbar={
            <FilterBar
              list={list}
              searchHint={props.searchHint}
              hasImeis={props.hasImeis}
              views={props.views}
            >
              {hasDays || props.filters ? (
                <>
                  {hasDays ? <DayFilter list={list} /> : null}
                  {props.filters}
                </>
              ) : null}
            </FilterBar>
          }
          actions={props.exported && rows.length > 0 ? <ExportMenu {...props.exported} /> : undefined}
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

/** Removes an invalid filter or sort order, which would otherwise fail forever. */
function wayOut(pages: { error?: unknown; retry: () => void }, list: ListState<string>) {
  const isOfFilters = pages.error instanceof ApiError && [400, 422].includes(pages.error.status);
  return { onRetry: isOfFilters && list.isAddressed ? list.reset : pages.retry };
}
