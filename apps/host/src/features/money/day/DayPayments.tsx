import type { DayBook, Movement } from '@handset/domain';
import { Amount, Card, EmptyState, Table, type TableColumn, useWords } from '@handset/ui';
import { ledgerHref } from '../ledgers/ledgerColumns.tsx';
import { useEntryText } from '../ledgers/useEntryText.ts';
import { dayWords } from './dayWords.ts';

/** Payments from and to parties on the day. */
export function DayPayments({ payments }: { payments: DayBook['payments'] }) {
  const words = useWords(dayWords);
  const said = useEntryText();
  const amount = (id: 'debit' | 'credit', header: string): TableColumn<Movement> => ({
    id,
    header,
    phone: 'state',
    isNumeric: true,
    cell: (row) => (row[id] === 0 ? null : <Amount minor={row[id]} />),
  });
  return (
    <Card title={words.payments} padding="none">
      <Table
        label={words.payments}
        columns={[
          {
            id: 'description',
            header: words.description,
            isRowHeader: true,
            cell: (row) => said(row),
          },
          { id: 'party', header: words.party, cell: (row) => row.partyName },
          amount('debit', words.in),
          amount('credit', words.out),
        ]}
        rows={payments}
        getKey={(row) => `${row.entry}/${payments.indexOf(row)}`}
        getRowHref={ledgerHref}
        empty={<EmptyState title={words.noPayments} />}
      />
    </Card>
  );
}
