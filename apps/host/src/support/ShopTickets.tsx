import { useTickets } from '@handset/api-client/swr';
import type { TicketRow } from '@handset/domain';
import { Card, EmptyState, Link, Table } from '@handset/ui';
import { LifeBuoy } from 'lucide-react';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMoment } from '../format/useMoment.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useSearch } from '../routes/useSearch.ts';
import { supportWords } from './supportWords.ts';
import { TicketState } from './TicketState.tsx';

const OpenTicket = lazily(async () => (await import('./OpenTicket.tsx')).OpenTicket);

/** The shop's questions; one of them opens beside the list, and its address opens it again. */
export function ShopTickets() {
  const words = useWords(supportWords);
  const [search, setSearch] = useSearch();
  const opened = search.get('ticket');
  return (
    <Card title={words.questions} padding="none">
      <Loaded state={useTickets({ limit: 200 })}>
        {({ data }) => (data.length === 0 ? <NoTickets /> : <TicketTable rows={data} />)}
      </Loaded>
      <Suspense>
        {opened ? <OpenTicket id={opened} onClose={() => setSearch({}, { replace: true })} /> : null}
      </Suspense>
    </Card>
  );
}

function NoTickets() {
  const words = useWords(supportWords);
  return <EmptyState icon={<LifeBuoy />} title={words.none} description={words.noneText} />;
}

function TicketTable({ rows }: { rows: readonly TicketRow[] }) {
  const words = useWords(supportWords);
  const format = useFormat();
  const moment = useMoment();
  return (
    <Table
      label={words.questions}
      rows={rows}
      getKey={({ _id }) => _id}
      columns={[
        {
          id: 'topic',
          header: words.topic,
          isRowHeader: true,
          hasControls: true,
          cell: ({ _id, topic }) => <Link href={`/help/forsupport?ticket=${_id}`}>{topic}</Link>,
        },
        { id: 'number', header: words.number, isNumeric: true, cell: ({ ticketNumber }) => ticketNumber },
        { id: 'status', header: words.status, cell: ({ status }) => <TicketState status={status} /> },
        { id: 'by', header: words.by, cell: ({ createdBy }) => createdBy },
        {
          id: 'messages',
          header: words.messages,
          isNumeric: true,
          cell: ({ messages }) => format.count(messages),
        },
        { id: 'updated', header: words.updated, cell: ({ updatedAt }) => moment(updatedAt) },
      ]}
    />
  );
}
