import type { NewTicket, TicketReply } from '@handset/domain';
import type { FormFiles } from '../../client/multipart.ts';
import { supportCalls, type TicketQuery } from '../../resources/support.ts';
import type { Id } from '../identity.ts';
import { keepPrevious, useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** The shop's questions to those who run the service. */
export const useTickets = (query?: TicketQuery) =>
  useRead(['tickets', query], supportCalls, (support) => support.tickets(query), keepPrevious);

export const useTicket = (id: Id) =>
  useRecord('ticket', id, supportCalls, (support, it) => support.ticket(it));

export const useAskSupport = () =>
  useWrite(
    supportCalls,
    (support, it: { ticket: NewTicket; files: FormFiles<'screenshot'> }, submission) =>
      support.ask(it.ticket, it.files, submission),
    ['tickets'],
  );

export const useReplySupport = () =>
  useWrite(
    supportCalls,
    (support, it: { id: string; reply: TicketReply; files: FormFiles<'screenshot'> }, submission) =>
      support.reply(it.id, it.reply, it.files, submission),
    ['tickets', 'ticket'],
  );
