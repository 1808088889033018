import type {
  NewTicket,
  TicketReply,
  ticketAnswer,
  ticketsAnswer,
  ticketWrittenAnswer,
} from '@handset/domain';
import { path } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';

/** Which questions a list shows. */
export interface TicketQuery extends Query {
  status?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type Written = Promise<Answer<typeof ticketWrittenAnswer>>;

/** Questions to those who run the service. */
export function supportCalls(transport: Transport) {
  return {
    /** The shop's questions, and how to reach those who answer. */
    tickets: (query?: TicketQuery) => transport.get<Answer<typeof ticketsAnswer>>('api/support', query),
    ticket: async (id: string) =>
      (await transport.get<Answer<typeof ticketAnswer>>(path`api/support/${id}`)).data,
    ask: (ticket: NewTicket, files: FormFiles<'screenshot'>, submission: Submission): Written =>
      transport.send('POST', 'api/support', toForm(ticket, files), submission),
    reply: (
      id: string,
      reply: TicketReply,
      files: FormFiles<'screenshot'>,
      submission: Submission,
    ): Written => transport.send('POST', path`api/support/${id}/reply`, toForm(reply, files), submission),
  };
}
