import type { NewTicket, supportContract, TicketDetail, TicketRow, TicketStatus } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import { flag, type ShopTables } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, picturesOf } from '../../base/files/pictures.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';

export type TicketsQuery = z.output<typeof supportContract.tickets.query>;

/** The key of a ticket in a list: those that somebody wrote in last come first. */
export const ticketKey = z.tuple([z.int(), z.uuid()]);

/** Maximum number of messages in a conversation. After that the shop opens another ticket. */
const MAX_MESSAGES = 300;

/** The shop's questions to those who run the service, the latest spoken of first. */
export async function tickets(shop: ShopReader, query: TicketsQuery) {
  const after = keyOf(query.cursor, ticketKey);
  const matches = (row: ExpressionBuilder<ShopTables, 'support_tickets'>) =>
    row.and(query.status ? [row('support_tickets.status', '=', query.status)] : []);
  const rows = await selectTickets(shop)
    .where(matches)
    .where((row) => {
      if (!after) return row.and([]);
      return row(
        row.refTuple('support_tickets.updated_at', 'support_tickets.id'),
        '<',
        row.tuple(after[0], after[1]),
      );
    })
    .orderBy('support_tickets.updated_at', 'desc')
    .orderBy('support_tickets.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { total } = await shop
    .selectFrom('support_tickets')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.updated_at, row.id]);
  return { data: page.map(ticketRowOf), nextCursor, total, contact: await contactOf(shop) };
}

/** A ticket with all its messages. @throws NotFound in any shop but its own */
export async function ticket(shop: ShopReader, id: string): Promise<TicketDetail> {
  const row = await selectTickets(shop).where('support_tickets.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('shop-question-unknown');
  const messages = await shop
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'support_messages.user_id')
    .select(['support_messages.id', 'support_messages.text', 'support_messages.is_registrar'])
    .select(['support_messages.has_pictures', 'support_messages.created_at', 'users.name'])
    .where('ticket_id', '=', id)
    .orderBy('position')
    .execute();
  const conversation: TicketDetail['conversation'] = [];
  for (const message of messages)
    conversation.push({
      _id: message.id,
      text: message.text,
      author: { name: message.name ?? 'Support', isRegistrar: message.is_registrar === 1 },
      createdAt: new Date(message.created_at).toISOString(),
      pictures: message.has_pictures === 1 ? await picturesOf(shop, 'ticket', message.id) : [],
    });
  return { ...ticketRowOf(row), appVersion: row.app_version, conversation };
}

/** Asks those who run the service. */
export async function openTicket(
  shop: ShopTransaction,
  { topic, message, appVersion }: NewTicket,
  pictures: UploadedPictures,
): Promise<TicketDetail> {
  const id = newId();
  await shop
    .insertInto('support_tickets')
    .values({
      id,
      number: await shop.nextNumber('ticket'),
      topic,
      status: 'open',
      app_version: appVersion ?? null,
      messages: 0,
      created_by: shop.session.userId,
      created_at: shop.now,
      updated_at: shop.now,
    })
    .execute();
  await write(shop, id, { message, pictures, status: 'open' });
  return ticket(shop, id);
}

/** Adds a reply to a ticket. Its author decides whose turn is next. */
export async function replyTo(
  shop: ShopTransaction,
  id: string,
  message: string,
  pictures: UploadedPictures = {},
): Promise<TicketDetail> {
  await write(shop, id, { message, pictures, status: isRegistrar(shop) ? 'answered' : 'open' });
  return ticket(shop, id);
}

/** Sets whose turn it is, or closes the ticket. */
export async function setTicketStatus(
  shop: ShopTransaction,
  id: string,
  status: TicketStatus,
): Promise<TicketDetail> {
  await shop.updateTable('support_tickets').set({ status }).where('id', '=', id).execute();
  return ticket(shop, id);
}

async function write(
  shop: ShopTransaction,
  ticketId: string,
  { message, pictures, status }: { message: string; pictures: UploadedPictures; status: TicketStatus },
): Promise<void> {
  const known = await shop
    .selectFrom('support_tickets')
    .select('messages')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!known) throw new NotFound('shop-question-unknown');
  if (known.messages >= MAX_MESSAGES) throw new Conflict('conversation-too-long');
  const id = newId();
  await shop
    .insertInto('support_messages')
    .values({
      ticket_id: ticketId,
      position: known.messages,
      id,
      text: message,
      user_id: shop.session.userId,
      is_registrar: flag(isRegistrar(shop)),
      has_pictures: flag(Object.keys(pictures).length > 0),
      created_at: shop.now,
    })
    .execute();
  await attachPictures(shop, 'ticket', id, pictures);
  await shop
    .updateTable('support_tickets')
    .set({ messages: known.messages + 1, updated_at: shop.now, status })
    .where('id', '=', ticketId)
    .execute();
}

function isRegistrar({ session }: ShopReader): boolean {
  return session.role === 'superadmin';
}

/** Contact of the service's operators. */
export async function contactOf(shop: ShopReader) {
  const settings = await shop
    .selectFrom('registry_settings')
    .select(['contact_number', 'contact_whatsapp'])
    .executeTakeFirstOrThrow();
  return { number: settings.contact_number, whatsapp: settings.contact_whatsapp };
}

function selectTickets(shop: ShopReader) {
  return shop
    .selectFrom('support_tickets')
    .innerJoin('users', 'users.id', 'support_tickets.created_by')
    .selectAll('support_tickets')
    .select('users.username');
}

/** A ticket's row as lists carry it. */
export function ticketRowOf(row: {
  id: string;
  number: number;
  topic: string;
  status: TicketStatus;
  messages: number;
  username: string;
  created_at: number;
  updated_at: number;
}): TicketRow {
  return {
    _id: row.id,
    ticketNumber: `T-${row.number}`,
    topic: row.topic,
    status: row.status,
    createdBy: row.username,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    messages: row.messages,
  };
}
