import type { Ledger, Movement } from '@handset/domain';
import { Amount, Card, EmptyState, Table, type TableColumn } from '@handset/ui';
import { eventName } from '../format/eventName.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { documentHref } from '../routes/documentHref.ts';

/** A ledger between its opening and its closing balance. */
export function MovementTable({
  label,
  ledger,
  kind,
}: {
  label: string;
  ledger: Ledger;
  kind: 'money' | 'party';
}) {
  const { ledger: words } = useMessages();
  const columns = useColumns(kind);
  return (
    <Card padding="none">
      <Table
        label={label}
        columns={columns}
        rows={[openingRow(ledger, words.opening), ...ledger.data]}
        getKey={(row) => `${row.entry}/${ledger.data.indexOf(row)}`}
        getRowHref={(row) => documentHref(row.refType, row.refId)}
        totals={{
          description: words.closing,
          debit: <Amount minor={ledger.totalDebit} />,
          credit: <Amount minor={ledger.totalCredit} />,
          balance: <Amount minor={ledger.closing} weight="strong" />,
        }}
        empty={<EmptyState title={words.emptyTitle} />}
      />
    </Card>
  );
}

/** Movements by themselves, such as a day's payments. */
export function Movements({
  label,
  rows,
  empty,
}: {
  label: string;
  rows: readonly Movement[];
  empty: string;
}) {
  const columns = useColumns('money').filter(({ id }) => id !== 'balance');
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      getKey={(row) => `${row.entry}/${rows.indexOf(row)}`}
      getRowHref={(row) => documentHref(row.refType, row.refId)}
      empty={<EmptyState title={empty} />}
    />
  );
}

function useColumns(kind: 'money' | 'party'): TableColumn<Movement>[] {
  const { ledger } = useMessages();
  const { day } = useFormat();
  const isMoney = kind === 'money';
  const party: TableColumn<Movement> = {
    id: 'party',
    header: ledger.party,
    cell: (row) => row.partyName,
  };
  return [
    { id: 'date', header: ledger.date, cell: (row) => (row.date ? day(row.date) : null) },
    {
      id: 'description',
      header: ledger.description,
      isRowHeader: true,
      cell: (row) => row.description || eventName(row.event, ledger.events),
    },
    ...(isMoney ? [party] : []),
    amounts('debit', isMoney ? ledger.in : ledger.debit),
    amounts('credit', isMoney ? ledger.out : ledger.credit),
    {
      id: 'balance',
      header: ledger.balance,
      isNumeric: true,
      cell: (row) => <Amount minor={row.balance} />,
    },
  ];
}

function amounts(id: 'debit' | 'credit', header: string): TableColumn<Movement> {
  return {
    id,
    header,
    isNumeric: true,
    cell: (row) => (row[id] === 0 ? null : <Amount minor={row[id]} />),
  };
}

function openingRow({ opening }: Ledger, description: string): Movement {
  return {
    entry: 0,
    date: '',
    event: 'opening',
    description,
    type: 'opening',
    refType: null,
    refId: null,
    personId: null,
    partyName: null,
    reverses: null,
    reversedBy: null,
    debit: 0,
    credit: 0,
    balance: opening,
    createdAt: '',
  };
}
