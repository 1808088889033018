import { useTickets } from '@handset/api-client/swr';
import type { TicketRow } from '@handset/domain';
import { Card, EmptyState, Link, Table, useWords } from '@handset/ui';
import { LifeBuoy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { OpenTicket } from './OpenTicket.tsx';
import { supportWords } from './supportWords.ts';
import { TicketState } from './TicketState.tsx';

/** The shop's questions; one of them opens beside the list, and its address opens it again. */
export function ShopTickets() {
  const words = useWords(supportWords);
  const [search, setSearch] = useSearchParams();
  const opened = search.get('ticket');
  return (
    <Card title={words.questions} padding="none">
      <Loaded state={useTickets({ limit: 200 })}>
        {({ data }) => (data.length === 0 ? <NoTickets /> : <TicketTable rows={data} />)}
      </Loaded>
      {opened ? <OpenTicket id={opened} onClose={() => setSearch({}, { replace: true })} /> : null}
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
  const moment = useMomentFormat();
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
        {
          id: 'status',
          header: words.status,
          phone: 'state',
          cell: ({ status }) => <TicketState status={status} />,
        },
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
