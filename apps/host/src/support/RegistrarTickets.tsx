import {
  useChangeShopTicket,
  useReplyShopTicket,
  useShopTicket,
  useShopTickets,
} from '@handset/api-client/swr';
import type { ShopTicketRow, TicketStatus } from '@handset/domain';
import { Button, type DataTableColumn, Drawer, FormActions, Stack } from '@handset/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeed } from '../dialogs/useDeed.ts';
import { useMoment } from '../format/useMoment.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { Conversation, TicketState } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { type SupportWords, supportWords } from './supportWords.ts';

/** The questions of all shops, for those who answer them. */
export function RegistrarTickets() {
  const { titles } = useMessages();
  const words = useWords(supportWords);
  const moment = useMoment();
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
        title={titles.support}
        description={words.questionsOfShops}
        list={list}
        filters={<ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />}
        columns={columns}
        pages={useShopTickets(list.query)}
        getRowHref={({ _id }) => `/help/forsupport?${open(_id)}`}
        empty={{ title: words.noneOfShops }}
      />
      {opened ? <OpenTicket id={opened} onClose={() => setSearch(open(null), { replace: true })} /> : null}
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

function OpenTicket({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(supportWords);
  const deed = useDeed();
  const state = useShopTicket(id);
  const { write: reply } = useReplyShopTicket();
  const { write: change, isWriting } = useChangeShopTicket();
  const setStatus = (status: TicketStatus) =>
    void deed(() => change({ id, change: { status } }), words.changed);
  const title = state.data
    ? `${state.data.shop.name} · ${state.data.ticketNumber} · ${state.data.topic}`
    : words.conversation;
  return (
    <Drawer isOpen onClose={onClose} title={title} isDismissable={false}>
      <Loaded state={state}>
        {(ticket) => (
          <Stack gap={4}>
            <Conversation ticket={ticket} />
            <FormActions>
              <Button
                isPending={isWriting}
                onPress={() => setStatus(ticket.status === 'closed' ? 'open' : 'closed')}
              >
                {ticket.status === 'closed' ? words.reopen : words.close}
              </Button>
            </FormActions>
            <ReplyForm
              ticketId={id}
              hasScreenshot={false}
              send={(said, submission) => reply({ id, change: said.reply }, submission)}
            />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
