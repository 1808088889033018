import { useShopTickets } from '@handset/api-client/swr';
import type { ShopTicketRow } from '@handset/domain';
import type { DataTableColumn } from '@handset/ui';
import { Suspense, useMemo } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMoment } from '../format/useMoment.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { useSearch } from '../routes/useSearch.ts';
import { type SupportWords, supportWords } from './supportWords.ts';
import { TicketState } from './TicketState.tsx';

const OpenShopTicket = lazily(async () => (await import('./OpenShopTicket.tsx')).OpenShopTicket);

/** The questions of all shops, for those who answer them. */
export function RegistrarTickets() {
  const { titles } = useMessages();
  const words = useWords(supportWords);
  const moment = useMoment();
  const list = useList({ filters: ['status'] });
  const [search, setSearch] = useSearch();
  const opened = search.get('ticket');
  const open = (ticket: string | null) => {
    const next = new URLSearchParams(search);
    if (ticket) next.set('ticket', ticket);
    else next.delete('ticket');
    return next;
  };
  const columns = useMemo(() => ticketColumns(words, moment), [words, moment]);
  return (
    <>
      <ListPage
        id="shop-tickets"
        title={titles.support}
        description={words.questionsOfShops}
        list={list}
        filters={<ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />}
        columns={columns}
        pages={useShopTickets(list.query)}
        getRowHref={({ _id }) => `/help/forsupport?${open(_id)}`}
        empty={{ title: words.noneOfShops }}
      />
      <Suspense>
        {opened ? (
          <OpenShopTicket id={opened} onClose={() => setSearch(open(null), { replace: true })} />
        ) : null}
      </Suspense>
    </>
  );
}

function ticketColumns(
  words: SupportWords,
  moment: (moment: string) => string,
): DataTableColumn<ShopTicketRow>[] {
  return [
    { id: 'topic', header: words.topic, value: (row) => row.topic, isRowHeader: true, width: 260 },
    { id: 'shop', header: words.shop, value: (row) => row.shop.name, width: 180 },
    { id: 'number', header: words.number, value: (row) => row.ticketNumber, isNumeric: true, width: 90 },
    {
      id: 'status',
      header: words.status,
      value: (row) => words.statuses[row.status],
      cell: (row) => <TicketState status={row.status} />,
      width: 170,
    },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 140 },
    { id: 'messages', header: words.messages, value: (row) => row.messages, isNumeric: true, width: 100 },
    {
      id: 'updated',
      header: words.updated,
      value: (row) => row.updatedAt,
      text: (row) => moment(row.updatedAt),
      width: 190,
    },
  ];
}
