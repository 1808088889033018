import { useShopTickets } from '@handset/api-client/swr';
import type { ShopTicketRow } from '@handset/domain';
import type { DataTableColumn } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { OpenShopTicket } from './OpenShopTicket.tsx';
import { type SupportWords, supportWords } from './supportWords.ts';
import { TicketState } from './TicketState.tsx';

/** The questions of all shops, for those who answer them. */
export function RegistrarTickets() {
  const words = useWords(supportWords);
  const moment = useMomentFormat();
  const list = useList({ filters: ['status'] });
  const [search, setSearch] = useSearchParams();
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
        description={words.questionsOfShops}
        list={list}
        filters={<ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />}
        columns={columns}
        pages={useShopTickets(list.query)}
        getRowHref={({ _id }) => `/help/forsupport?${open(_id)}`}
        empty={{ title: words.noneOfShops }}
      />
      {opened ? (
        <OpenShopTicket id={opened} onClose={() => setSearch(open(null), { replace: true })} />
      ) : null}
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
      phone: 'state',
      value: (row) => words.statuses[row.status],
      cell: (row) => <TicketState status={row.status} />,
      width: 170,
    },
    { id: 'by', header: words.by, phone: 'hidden', value: (row) => row.createdBy, width: 140 },
    {
      id: 'messages',
      header: words.messages,
      phone: 'hidden',
      value: (row) => row.messages,
      isNumeric: true,
      width: 100,
    },
    {
      id: 'updated',
      header: words.updated,
      value: (row) => row.updatedAt,
      text: (row) => moment(row.updatedAt),
      width: 190,
    },
  ];
}
