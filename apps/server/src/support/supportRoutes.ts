import {
  idSchema,
  newTicketSchema,
  shopTicketAnswer,
  shopTicketsAnswer,
  shopTicketWrittenAnswer,
  ticketAnswer,
  ticketReplySchema,
  ticketStatusSchema,
  ticketsAnswer,
  ticketWrittenAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { registrarRoute, sessionIn } from '../access/registrarRoute.ts';
import { unscoped } from '../database/HandsetDatabase.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute, serverRoute, writeRoute } from '../http/route.ts';
import { allTickets, inShopOfTicket, shopOfTicket } from './allTickets.ts';
import { openTicket, replyTo, setTicketStatus, ticket, tickets, ticketsQuery } from './tickets.ts';

const params = z.object({ id: idSchema });

export const supportRoutes: Route[] = [
  readRoute({
    url: '/api/support',
    summary: "The shop's questions to those who run the service, and how to reach them",
    permission: 'daily-work',
    query: ticketsQuery,
    answer: ticketsAnswer,
    handle: (shop, { query }) => tickets(shop, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/support',
    summary: 'Ask those who run the service',
    permission: 'daily-work',
    body: newTicketSchema,
    pictures: { screenshot: 1 },
    answer: ticketWrittenAnswer,
    isOpenWhileSuspended: true,
    handle: async (shop, { body, pictures }) => ({
      message: 'Your question was sent',
      data: await openTicket(shop, body, pictures),
    }),
  }),
  readRoute({
    url: '/api/support/:id',
    summary: 'A question with all that was said of it',
    permission: 'daily-work',
    params,
    answer: ticketAnswer,
    handle: async (shop, { params: { id } }) => ({ data: await ticket(shop, id) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/support/:id/reply',
    summary: 'Go on with a question',
    permission: 'daily-work',
    params,
    body: ticketReplySchema,
    pictures: { screenshot: 1 },
    answer: ticketWrittenAnswer,
    isOpenWhileSuspended: true,
    handle: async (shop, { params: { id }, body, pictures }) => ({
      message: 'Your reply was sent',
      data: await replyTo(shop, id, body.message, pictures),
    }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/support/all',
    summary: 'The questions of all shops, for their registrars',
    access: 'shops',
    query: ticketsQuery,
    answer: shopTicketsAnswer,
    handle: ({ database }, { query }) => allTickets(unscoped(database), query),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/support/all/:id',
    summary: "A shop's question with all that was said of it, for a registrar",
    access: 'shops',
    params,
    answer: shopTicketAnswer,
    async handle({ database, session }, { params: { id } }) {
      if (!session) throw new Forbidden();
      const db = unscoped(database);
      const shop = await shopOfTicket(db, id);
      const reader = await sessionIn(db, session, shop._id);
      return { data: { ...(await database.read(reader, (own) => ticket(own, id))), shop } };
    },
  }),
  registrarRoute({
    method: 'POST',
    url: '/api/support/all/:id/reply',
    summary: "Answer a shop's question",
    params,
    body: ticketReplySchema,
    answer: shopTicketWrittenAnswer,
    handle: async (registry, { params: { id }, body }) => ({
      message: 'Your reply was sent',
      data: await inShopOfTicket(registry, id, (shop) => replyTo(shop, id, body.message)),
    }),
  }),
  registrarRoute({
    method: 'PATCH',
    url: '/api/support/all/:id',
    summary: "Close a shop's question, or open it again",
    params,
    body: ticketStatusSchema,
    answer: shopTicketWrittenAnswer,
    handle: async (registry, { params: { id }, body }) => ({
      message: 'Ticket updated successfully',
      data: await inShopOfTicket(registry, id, (shop) => setTicketStatus(shop, id, body.status)),
    }),
  }),
];
