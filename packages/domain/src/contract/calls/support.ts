import * as z from 'zod';
import { newTicketSchema, TICKET_STATUSES, ticketReplySchema } from '../../support/support.ts';
import { pageQuery } from '../queries.ts';
import { ticketAnswer, ticketsAnswer, ticketWrittenAnswer } from '../support.ts';
import type { Calls } from './Call.ts';

export const ticketQuery = z.strictObject({
  status: z.enum(TICKET_STATUSES).optional(),
  ...pageQuery.shape,
});

/** Questions to those who run the service. */
export const supportContract = {
  tickets: {
    method: 'GET',
    url: '/api/support',
    summary: "The shop's questions to those who run the service, and how to reach them",
    access: 'daily-work',
    query: ticketQuery,
    answer: ticketsAnswer,
  },
  ticket: {
    method: 'GET',
    url: '/api/support/:id',
    summary: 'A question with all that was said of it',
    access: 'daily-work',
    answer: ticketAnswer,
  },
  ask: {
    method: 'POST',
    url: '/api/support',
    summary: 'Ask those who run the service',
    access: 'daily-work',
    body: newTicketSchema,
    answer: ticketWrittenAnswer,
  },
  reply: {
    method: 'POST',
    url: '/api/support/:id/reply',
    summary: 'Go on with a question',
    access: 'daily-work',
    body: ticketReplySchema,
    answer: ticketWrittenAnswer,
  },
} as const satisfies Calls;
