import { idSchema, registryContract, supportContract } from '@handset/domain';
import * as z from 'zod';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, readRoute, serverRoute, writeRoute } from '../../base/http/route.ts';
import { registrarRoute, sessionIn } from '../access/registrarRoute.ts';
import { allTickets, inShopOfTicket, shopOfTicket } from './allTickets.ts';
import { openTicket, replyTo, setTicketStatus, ticket, tickets } from './tickets.ts';

const params = z.object({ id: idSchema });

export const supportRoutes: Route[] = [
  readRoute({
    ...supportContract.tickets,
    handle: (shop, { query }) => tickets(shop, query),
  }),
  writeRoute({
    ...supportContract.ask,
    pictures: { screenshot: 1 },
    isOpenWhileSuspended: true,
    handle: async (shop, { body, pictures }) => ({
      message: 'Your question was sent',
      data: await openTicket(shop, body, pictures),
    }),
  }),
  readRoute({
    ...supportContract.ticket,
    params,
    handle: async (shop, { params: { id } }) => ({ data: await ticket(shop, id) }),
  }),
  writeRoute({
    ...supportContract.reply,
    params,
    pictures: { screenshot: 1 },
    isOpenWhileSuspended: true,
    handle: async (shop, { params: { id }, body, pictures }) => ({
      message: 'Your reply was sent',
      data: await replyTo(shop, id, body.message, pictures),
    }),
  }),
  serverRoute({
    ...registryContract.tickets,
    handle: ({ database }, { query }) => allTickets(unscoped(database), query),
  }),
  serverRoute({
    ...registryContract.ticket,
    params,
    async handle({ database, session }, { params: { id } }) {
      if (!session) throw new Forbidden();
      const db = unscoped(database);
      const shop = await shopOfTicket(db, id);
      const reader = await sessionIn(db, session, shop._id);
      return { data: { ...(await database.read(reader, (own) => ticket(own, id))), shop } };
    },
  }),
  registrarRoute({
    ...registryContract.reply,
    params,
    handle: async (registry, { params: { id }, body }) => ({
      message: 'Your reply was sent',
      data: await inShopOfTicket(registry, id, (shop) => replyTo(shop, id, body.message)),
    }),
  }),
  registrarRoute({
    ...registryContract.changeTicket,
    params,
    handle: async (registry, { params: { id }, body }) => ({
      message: 'Ticket updated successfully',
      data: await inShopOfTicket(registry, id, (shop) => setTicketStatus(shop, id, body.status)),
    }),
  }),
];
