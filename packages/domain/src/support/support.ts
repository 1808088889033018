import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';

/** States of a ticket: `open` waits for the registrars, `answered` for the shop, `closed` for nobody. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** `POST /api/support`: a question to those who run the service; the screenshot comes as the picture field `screenshot`. */
export const newTicketSchema = z.strictObject({
  topic: requiredText(120),
  message: requiredText(4000),
  /** Of the app that the question is about. */
  appVersion: optionalText(60),
});
export type NewTicket = z.output<typeof newTicketSchema>;

/** `POST /api/support/{id}/reply` */
export const ticketReplySchema = z.strictObject({ message: requiredText(4000) });
export type TicketReply = z.output<typeof ticketReplySchema>;

/** `PATCH /api/support/all/{id}` */
export const ticketStatusSchema = z.strictObject({ status: z.enum(TICKET_STATUSES, breaks('choice')) });
export type TicketStatusChange = z.output<typeof ticketStatusSchema>;
