import { usePartyBalances } from '@handset/api-client/swr';
import { formatNumber, type PartyName } from '@handset/domain';
import {
  Amount,
  Button,
  Card,
  EmptyState,
  PageHeader,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@handset/ui';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PartyBalance } from '../format/PartyBalance.tsx';
import * as styles from '../lists/filters.css.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useFilters } from '../lists/useFilters.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { type PartySide, partiesMatching } from './partiesMatching.ts';

/** Everybody that the shop deals with, and what is owed between them. */
export function Parties() {
  const messages = useMessages();
  const { titles, parties, list, header } = messages;
  const { open } = useDialogs();
  const { values, set, isFiltered } = useFilters(['q', 'side']);
  const create = (
    <Button variant="primary" onPress={() => open('entity')}>
      {header.createEntity}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={titles.partyLedger} action={create} />
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField value={values.q} onChange={(q) => set({ q })} />
        </div>
        <div className={styles.filter}>
          <Select
            label={parties.side}
            value={values.side || 'all'}
            onChange={(side) => set({ side: side === 'all' ? '' : (side ?? '') })}
            options={[
              { value: 'all', label: list.all },
              { value: 'receivable', label: parties.receivable },
              { value: 'payable', label: parties.payable },
              { value: 'settled', label: parties.settled },
            ]}
          />
        </div>
      </div>
      <Loaded state={usePartyBalances()}>
        {(everybody) => {
          const rows = partiesMatching(everybody, values.q, values.side as PartySide | '');
          return (
            <Card padding="none">
              <Table
                label={titles.partyLedger}
                columns={partyColumns(messages)}
                rows={rows.slice(0, 200)}
                getKey={(party) => party._id}
                getRowHref={(party) => `/app/dashboard/partyLedger/${party._id}`}
                totals={rows.length > 0 ? totalsOf(rows, messages) : undefined}
                empty={
                  isFiltered ? (
                    <EmptyState title={list.noMatches} />
                  ) : (
                    <EmptyState title={parties.emptyTitle} description={parties.emptyText} action={create} />
                  )
                }
              />
            </Card>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function partyColumns({ parties }: Messages): TableColumn<PartyName>[] {
  return [
    {
      id: 'name',
      header: parties.name,
      isRowHeader: true,
      cell: (party) => <Text weight="medium">{party.name}</Text>,
    },
    {
      id: 'number',
      header: parties.number,
      cell: (party) => <Text isNumeric>{formatNumber(party.number)}</Text>,
    },
    { id: 'reference', header: parties.reference, cell: (party) => party.reference },
    {
      id: 'balance',
      header: parties.balance,
      isNumeric: true,
      cell: (party) => <PartyBalance minor={party.balance} />,
    },
  ];
}

function totalsOf(rows: readonly PartyName[], { parties }: Messages) {
  const net = rows.reduce((sum, { balance }) => sum + balance, 0);
  return { name: parties.net, balance: <Amount minor={net} weight="strong" /> };
}
