import type { ChatAnswer, ChatMessage, ChatMessageAnswer, ChatRead } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';

const place = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();

/** Which part of the conversation: the messages before one, those after one, or the latest. */
export const chatQuery = z.strictObject({
  before: place,
  after: place,
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** A part of what the shop's people say to each other, and how much of it whoever asks has not seen. */
export async function chat(
  shop: ShopReader,
  { before, after, limit }: z.output<typeof chatQuery>,
): Promise<ChatAnswer> {
  const rows = await selectMessages(shop)
    .where((row) =>
      row.and([
        ...(before === undefined ? [] : [row('chat_messages.number', '<', before)]),
        ...(after === undefined ? [] : [row('chat_messages.number', '>', after)]),
      ]),
    )
    .orderBy('chat_messages.number', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  if (after === undefined) page.reverse();
  return {
    data: page.map((row) => messageOf(shop, row)),
    hasMore: rows.length > limit,
    ...(await chatStanding(shop)),
  };
}

/** Says something to everybody in the shop. */
export async function say(shop: ShopTransaction, { text }: ChatMessage): Promise<ChatMessageAnswer> {
  const number = await shop.nextNumber('chat');
  await shop
    .insertInto('chat_messages')
    .values({ number, id: newId(), text, created_by: shop.session.userId, created_at: shop.now })
    .execute();
  const row = await selectMessages(shop).where('chat_messages.number', '=', number).executeTakeFirstOrThrow();
  return messageOf(shop, row);
}

/** Notes how far somebody has read; what was read stays read. */
export async function readChat(shop: ShopTransaction, { upTo }: ChatRead) {
  const { userId } = shop.session;
  const last = await shop
    .selectFrom('chat_messages')
    .select('number')
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = await readUpTo(shop);
  if (last && last.number > known)
    await shop
      .insertInto('chat_reads')
      .values({ user_id: userId, up_to: last.number })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ up_to: last.number }))
      .execute();
  return chatStanding(shop);
}

/** How far whoever asks has read, and how many messages of others came since. */
export async function chatStanding(shop: ShopReader): Promise<{ unread: number; readUpTo: number }> {
  const upTo = await readUpTo(shop);
  const { unread } = await shop
    .selectFrom('chat_messages')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('number', '>', upTo)
    .where('created_by', '<>', shop.session.userId)
    .executeTakeFirstOrThrow();
  return { unread, readUpTo: upTo };
}

async function readUpTo(shop: ShopReader): Promise<number> {
  const read = await shop
    .selectFrom('chat_reads')
    .select('up_to')
    .where('user_id', '=', shop.session.userId)
    .executeTakeFirst();
  return read?.up_to ?? 0;
}

function selectMessages(shop: ShopReader) {
  return shop
    .selectFrom('chat_messages')
    .innerJoin('users', 'users.id', 'chat_messages.created_by')
    .select(['chat_messages.id', 'chat_messages.number', 'chat_messages.text', 'chat_messages.created_at'])
    .select(['users.id as user_id', 'users.name', 'users.username']);
}

function messageOf(
  shop: ShopReader,
  row: Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number],
): ChatMessageAnswer {
  return {
    _id: row.id,
    number: row.number,
    text: row.text,
    author: { _id: row.user_id, name: row.name, username: row.username },
    isMine: row.user_id === shop.session.userId,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
