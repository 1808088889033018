import { useCashCounts } from '@handset/api-client/swr';
import type { CashCounted } from '@handset/domain';
import { Amount, Badge, Button, Card, Stack, Table, type TableColumn, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { Problem } from '../../../kit/problems/Loaded.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';

/** Counts of a drawer or bank, newest first. Renders nothing when there are none. */
export function CashCounts({ account }: { account: string }) {
  const words = useWords(ledgerWords);
  const format = useFormat();
  const pages = useCashCounts({ account });
  if (pages.error !== undefined) return <Problem error={pages.error} onRetry={pages.retry} />;
  if (!pages.data || pages.data.total === 0) return null;
  const columns: TableColumn<CashCounted>[] = [
    { id: 'date', header: words.date, isRowHeader: true, cell: (row) => format.day(row.date) },
    amount('expected', words.expected, (row) => row.expected),
    amount('counted', words.countedAmount, (row) => row.counted),
    {
      id: 'difference',
      header: words.difference,
      phone: 'state',
      isNumeric: true,
      cell: ({ difference }) => (
        <Amount
          minor={difference}
          hasSign
          tone={difference === 0 ? 'muted' : difference > 0 ? 'positive' : 'critical'}
        />
      ),
    },
    {
      id: 'reason',
      header: words.reason,
      cell: (row) => (
        <>
          {row.reason} {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
        </>
      ),
    },
    { id: 'by', header: words.by, cell: (row) => row.createdBy },
  ];
  return (
    <Card title={words.counts} padding="none">
      <Stack gap={2}>
        <Table
          label={words.counts}
          columns={columns}
          rows={pages.data.data}
          getKey={(row) => row._id}
          getRowHref={({ entry }) => (entry === null ? undefined : `/app/dashboard/ledgerRecords/${entry}`)}
        />
        {pages.hasMore ? <Button onPress={pages.loadMore}>{words.more}</Button> : null}
      </Stack>
    </Card>
  );
}

function amount(id: string, header: string, value: (row: CashCounted) => number): TableColumn<CashCounted> {
  return { id, header, isNumeric: true, cell: (row) => <Amount minor={value(row)} /> };
}
