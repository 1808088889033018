import { useStock } from '@handset/api-client/swr';
import { Amount, Card, DataTable, type DataTableColumn, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useColumnMemory } from '../../../kit/lists/columnMemory.ts';
import { Dash } from '../../../kit/lists/Dash.tsx';
import { ExportMenu } from '../../../kit/lists/ExportMenu.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { NoMatches } from '../../../kit/lists/NoMatches.tsx';
import type { ListState } from '../../../kit/lists/useList.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { isForbidden } from '../../../kit/problems/Loaded.tsx';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { PhoneName } from './PhoneName.tsx';
import { type StockFilter, stockQuery } from './stockQuery.ts';
import { type StockRow, stockRows } from './stockRows.ts';
import { type StockWords, stockWords } from './stockWords.ts';

interface GroupedStockProps {
  /** Filters of the list. */
  list: ListState<StockFilter>;
  /** The filters above the rows. */
  toolbar: ReactNode;
  empty: ReactNode;
}

/** Stock by company, model and RAM/Memory. Each row leads to its phones. */
export function GroupedStock({ list, toolbar, empty }: GroupedStockProps) {
  const words = useWords(stockWords);
  const messages = useWords(hostMessages);
  const pageTitle = usePageTitle();
  const { total } = useWords(listWords);
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
        label={pageTitle}
        columns={columns}
        rows={rows}
        getKey={(row) => row.key}
        getRowHref={(row) => rowHref(row, query)}
        {...useColumnMemory('stock')}
        hasColumnMenu
        hasPrint
        toolbar={toolbar}
        actions={rows.length > 0 ? <ExportMenu list="stock" query={query} /> : undefined}
        isLoading={isValidating && !data}
        error={
          error
            ? {
                message: errorText(error, messages),
                onRetry: isForbidden(error) ? undefined : () => void mutate(),
              }
            : null
        }
        empty={list.isFiltered ? <NoMatches list={list} /> : empty}
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
    cell: (row) => (row[id] ? format.count(row[id]) : <Dash />),
    isSortable: true,
    width: 112,
    ...(id === 'oldestDays' && { phone: 'hidden' }),
    total: totals && id !== 'oldestDays' ? format.count(totals[id]) : undefined,
  });
  const sum = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? undefined : <Amount minor={minor} />;
  const columns: DataTableColumn<StockRow>[] = [
    {
      id: 'phone',
      header: words.phone,
      value: (row) => `${row.companyName} ${row.modelName} ${row.ramMemory ?? ''}`,
      cell: (row) => <PhoneName name={`${row.companyName} ${row.modelName}`} facts={[row.ramMemory]} />,
      isRowHeader: true,
      isSortable: true,
      minWidth: 200,
      total,
    },
    count('new', words.newCount),
    count('used', words.usedCount),
    count('dispatched', words.dispatchedCount),
    count('oldestDays', words.oldest),
    {
      ...moneyColumn<StockRow>('costValue', words.costValue, (row) => row.costValue, format, true),
      phone: 'hidden',
      width: 132,
      total: sum(totals?.costValue),
    },
    {
      ...moneyColumn<StockRow>('demandValue', words.demandValue, (row) => row.demandValue, format, true),
      phone: 'state',
      width: 132,
      total: sum(totals?.demandValue),
    },
  ];
  return columns.filter(({ id }) => id !== 'costValue' || totals?.costValue !== null);
}
