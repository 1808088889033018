import { usePhones } from '@handset/api-client/swr';
import { Button, Card, DataTable, EmptyState, PageHeader, Stack } from '@handset/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as styles from '../lists/filters.css.ts';
import { listWords } from '../lists/listWords.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { phoneHref } from '../routes/phoneHref.ts';
import { phoneColumns } from '../stock/phoneColumns.tsx';
import { stockWords } from '../stock/stockWords.ts';
import { dispatchWords } from './dispatchWords.ts';

// What the phones cost is no matter of who gets them.
const options = { hasCost: false, without: ['state', 'battery'] };

/** Phones in stock, to be chosen and sent out together. */
export function PhonesToSend({ views }: { views: ReactNode }) {
  const messages = useMessages();
  const words = useWords(dispatchWords);
  const stock = useWords(stockWords);
  const { noMatches } = useWords(listWords);
  const format = useFormat();
  const { open } = useDialogs();
  const list = useList({ filters: ['q', 'condition'] });
  const pages = usePhones({ ...list.query, state: 'in-stock' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => phoneColumns(stock, format, options), [stock, format]);
  const rows = pages.data?.data ?? none;
  // Another filter leaves phones out of sight: only what can be seen is sent.
  const sendable = rows.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);
  return (
    <Stack gap={4}>
      <PageHeader
        title={messages.titles.dispatch}
        action={
          <Button variant="primary" onPress={() => open('dispatch', sendable.join(',') || undefined)}>
            {sendable.length > 0 ? words.sendChosen(format.count(sendable.length)) : words.send}
          </Button>
        }
      />
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            value={list.values.q}
            onChange={(q) => list.set({ q })}
            placeholder={stock.searchHint}
          />
        </div>
        {views}
        <ChoiceFilter list={list} name="condition" label={stock.condition} options={stock.conditions} />
      </div>
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
          isLoading={pages.isLoading}
          error={pages.error ? { message: errorText(pages.error, messages), onRetry: pages.retry } : null}
          empty={
            list.isFiltered ? (
              <EmptyState title={noMatches} />
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
