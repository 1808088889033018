import { type NewTicket, supportContract, type TicketReply } from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a list of questions. */
export type TicketQuery = QueryOf<typeof supportContract.tickets>;

/** Questions to those who run the service. */
export function supportCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** The shop's questions, and how to reach those who answer. */
    tickets: (query?: TicketQuery) => call(supportContract.tickets, { query }),
    ticket: async (id: string) => (await call(supportContract.ticket, { params: { id } })).data,
    ask: (ticket: NewTicket, files: FormFiles<'screenshot'>, submission: Submission) =>
      call(supportContract.ask, { body: ticket, files, submission }),
    reply: (id: string, reply: TicketReply, files: FormFiles<'screenshot'>, submission: Submission) =>
      call(supportContract.reply, { params: { id }, body: reply, files, submission }),
  };
}
