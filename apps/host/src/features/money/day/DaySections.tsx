import type { DayBook } from '@handset/domain';
import { Amount, Card, EmptyState, Table, type TableColumn, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { dayWords } from './dayWords.ts';
import { type SectionRow, sectionRows } from './sectionRows.ts';

/** Events of the day by kind, linked to their documents. */
export function DaySections({ book }: { book: DayBook }) {
  const words = useWords(dayWords);
  const format = useFormat();
  const hasProfit = book.totals.profit !== null;
  const figure = (minor: number | null | undefined) =>
    minor === null || minor === undefined || minor === 0 ? null : <Amount minor={minor} />;
  const columns: TableColumn<SectionRow>[] = [
    { id: 'kind', header: words.kind, isRowHeader: true, cell: ({ id }) => words.rows[id] },
    { id: 'count', header: words.count, isNumeric: true, cell: ({ count }) => format.count(count) },
    {
      id: 'amount',
      header: words.amount,
      phone: 'amount',
      isNumeric: true,
      cell: ({ amount }) => figure(amount),
    },
    { id: 'credit', header: words.credit, isNumeric: true, cell: ({ credit }) => figure(credit) },
    ...(hasProfit
      ? [
          {
            id: 'profit',
            header: words.profit,
            isNumeric: true,
            cell: ({ profit }: SectionRow) => figure(profit),
          },
        ]
      : []),
  ];
  return (
    <Card title={words.sections} padding="none">
      <Table
        label={words.sections}
        columns={columns}
        rows={sectionRows(book)}
        getKey={({ id }) => id}
        getRowHref={({ href }) => href}
        empty={<EmptyState title={words.nothing} />}
      />
    </Card>
  );
}
