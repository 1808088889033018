import * as z from 'zod';
import { TICKET_STATUSES } from '../support/support.ts';
import { pictureAnswer } from './answers.ts';

export const ticketRow = z.object({
  _id: z.string(),
  /** `T-12` */
  ticketNumber: z.string(),
  topic: z.string(),
  status: z.enum(TICKET_STATUSES),
  createdBy: z.string(),
  createdAt: z.string(),
  /** When somebody last wrote. */
  updatedAt: z.string(),
  messages: z.number(),
});
export type TicketRow = z.output<typeof ticketRow>;

/** Contact details of the service's operators. */
export const contactAnswer = z.object({
  number: z.string().nullable(),
  whatsapp: z.string().nullable(),
});

export const ticketsAnswer = z.object({
  data: z.array(ticketRow),
  nextCursor: z.string().nullable(),
  total: z.number(),
  contact: contactAnswer,
});

export const ticketDetail = ticketRow.extend({
  appVersion: z.string().nullable(),
  conversation: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      author: z.object({ name: z.string(), isRegistrar: z.boolean() }),
      createdAt: z.string(),
      pictures: z.array(pictureAnswer),
    }),
  ),
});
export type TicketDetail = z.output<typeof ticketDetail>;
export const ticketAnswer = z.object({ data: ticketDetail });
export const ticketWrittenAnswer = z.object({ message: z.string(), data: ticketDetail });

const shopOfTicket = { shop: z.object({ _id: z.string(), name: z.string() }) };
export const shopTicketRow = ticketRow.extend(shopOfTicket);
export type ShopTicketRow = z.output<typeof shopTicketRow>;
/** Tickets of all shops, for their registrars. */
export const shopTicketsAnswer = z.object({
  data: z.array(shopTicketRow),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export const shopTicketDetail = ticketDetail.extend(shopOfTicket);
export type ShopTicketDetail = z.output<typeof shopTicketDetail>;
export const shopTicketAnswer = z.object({ data: shopTicketDetail });
export const shopTicketWrittenAnswer = z.object({ message: z.string(), data: shopTicketDetail });
