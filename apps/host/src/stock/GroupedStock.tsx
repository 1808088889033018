import { useStock } from '@handset/api-client/swr';
import { Amount, Card, DataTable, type DataTableColumn, EmptyState, Text } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { type Format, useFormat } from '../format/useFormat.ts';
import { useColumnMemory } from '../lists/columnMemory.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { listWords } from '../lists/listWords.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { ListState } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { isForbidden } from '../problems/Loaded.tsx';
import { type StockFilter, stockQuery } from './stockQuery.ts';
import { type StockRow, stockRows } from './stockRows.ts';
import { type StockWords, stockWords } from './stockWords.ts';

interface GroupedStockProps {
  /** What it is narrowed by. */
  list: ListState<StockFilter>;
  empty: ReactNode;
}

/** What is in stock by company, model and RAM/Memory; a row leads to its phones. */
export function GroupedStock({ list, empty }: GroupedStockProps) {
  const words = useWords(stockWords);
  const messages = useMessages();
  const { total, noMatches } = useWords(listWords);
  const format = useFormat();
  const query = stockQuery(list.values);
  const { data, error, isValidating, mutate } = useStock(query);
  const rows = useMemo(() => stockRows(data?.data ?? []), [data]);
  const columns = useMemo(
    () => groupColumns(words, format, total, data?.totals),
    [words, format, total, data?.totals],
  );
  return (
    <Card padding="none">
      <DataTable
        label={messages.titles.stockList}
        columns={columns}
        rows={rows}
        getKey={(row) => row.key}
        getRowHref={(row) => rowHref(row, query)}
        {...useColumnMemory('stock')}
        hasColumnMenu
        hasPrint
        toolbar={rows.length > 0 ? <ExportButton list="stock" query={query} /> : undefined}
        isLoading={isValidating && !data}
        error={
          error
            ? {
                message: errorText(error, messages),
                onRetry: isForbidden(error) ? undefined : () => void mutate(),
              }
            : null
        }
        empty={list.isFiltered ? <EmptyState title={noMatches} /> : empty}
      />
    </Card>
  );
}

/** The phones of a row, narrowed as the list is. */
function rowHref({ companyName, modelName, ramMemory }: StockRow, query: Record<string, string>): string {
  const search = new URLSearchParams({ ...query, view: 'units', company: companyName, model: modelName });
  if (ramMemory !== null) search.set('ram', ramMemory);
  return `/stockList?${search}`;
}

type Totals = Pick<StockRow, 'new' | 'used' | 'dispatched' | 'costValue' | 'demandValue'>;

function groupColumns(
  words: StockWords,
  format: Format,
  total: string,
  totals: Totals | undefined,
): DataTableColumn<StockRow>[] {
  const count = (
    id: 'new' | 'used' | 'dispatched' | 'oldestDays',
    header: string,
  ): DataTableColumn<StockRow> => ({
    id,
    header,
    value: (row) => row[id],
    isNumeric: true,
    align: 'end',
    isSortable: true,
    width: 112,
    total: totals && id !== 'oldestDays' ? format.count(totals[id]) : undefined,
  });
  const sum = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? undefined : <Amount minor={minor} />;
  const columns: DataTableColumn<StockRow>[] = [
    {
      id: 'phone',
      header: words.phone,
      value: (row) => `${row.companyName} ${row.modelName} ${row.ramMemory ?? ''}`,
      cell: (row) => (
        <>
          <Text weight="medium">{`${row.companyName} ${row.modelName}`}</Text>{' '}
          <Text tone="muted">{row.ramMemory}</Text>
        </>
      ),
      isRowHeader: true,
      isSortable: true,
      total,
    },
    count('new', words.newCount),
    count('used', words.usedCount),
    count('dispatched', words.dispatchedCount),
    count('oldestDays', words.oldest),
    {
      ...moneyColumn<StockRow>('costValue', words.costValue, (row) => row.costValue, format, true),
      width: 132,
      total: sum(totals?.costValue),
    },
    {
      ...moneyColumn<StockRow>('demandValue', words.demandValue, (row) => row.demandValue, format, true),
      width: 132,
      total: sum(totals?.demandValue),
    },
  ];
  return columns.filter(({ id }) => id !== 'costValue' || totals?.costValue !== null);
}
