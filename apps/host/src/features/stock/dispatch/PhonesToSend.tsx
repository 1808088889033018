import { usePhones } from '@handset/api-client/swr';
import { Card, DataTable, EmptyState, Stack, useWords } from '@handset/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { FilterBar } from '../../../kit/lists/FilterBar.tsx';
import { ListHeader } from '../../../kit/lists/ListHeader.tsx';
import { NoMatches } from '../../../kit/lists/NoMatches.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { phoneColumns } from '../list/phoneColumns.tsx';
import { stockWords } from '../list/stockWords.ts';
import { dispatchWords } from './dispatchWords.ts';

// The receiver must not see the phones' cost.
const options = { hasCost: false, without: ['state', 'battery'] };

/** Phones in stock, to be chosen and sent out together. */
export function PhonesToSend({ views }: { views: ReactNode }) {
  const messages = useWords(hostMessages);
  const pageTitle = usePageTitle();
  const words = useWords(dispatchWords);
  const stock = useWords(stockWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'condition'] });
  const pages = usePhones({ ...list.query, state: 'in-stock' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => phoneColumns(stock, format, options), [stock, format]);
  const rows = pages.data?.data ?? none;
  // Another filter leaves phones out of sight: only what can be seen is sent.
  const sendable = rows.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);
  return (
    <Stack gap={1}>
      <ListHeader
        title={pageTitle}
        list={list}
        searchHint={stock.searchHint}
        action={
          <OpenButton dialog="dispatch" about={sendable.join(',') || undefined} variant="primary">
            {sendable.length > 0 ? words.sendChosen(format.count(sendable.length)) : words.send}
          </OpenButton>
        }
      />
      <Card padding="none">
        <DataTable
          label={words.views.phones}
          columns={columns}
          rows={rows}
          getKey={({ _id }) => _id}
          getRowHref={({ _id }) => phoneHref(_id)}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={setChosen}
          sort={list.sort}
          onSortChange={list.setSort}
          sortMode="manual"
          hasColumnMenu
          toolbar={
            <FilterBar list={list} searchHint={stock.searchHint} views={views}>
              <ChoiceFilter list={list} name="condition" label={stock.condition} options={stock.conditions} />
            </FilterBar>
          }
          isLoading={pages.isLoading}
          error={pages.error ? { message: errorText(pages.error, messages), onRetry: pages.retry } : null}
          empty={
            list.isFiltered ? (
              <NoMatches list={list} />
            ) : (
              <EmptyState title={words.noPhonesTitle} description={words.noPhonesText} />
            )
          }
          rowCount={pages.data?.total}
          hasMore={pages.hasMore}
          onLoadMore={pages.loadMore}
        />
      </Card>
    </Stack>
  );
}

const none: readonly never[] = [];
