import type { ChatAnswer, ChatMessage, ChatMessageAnswer, ChatRead, chatContract } from '@handset/domain';
import type * as z from 'zod';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';

/** A part of the conversation, and the number of messages the reader has not seen. */
export async function chat(
  shop: ShopReader,
  { before, after, limit }: z.output<typeof chatContract.messages.query>,
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
    ...(await chatReadState(shop)),
  };
}

/** Posts a message to the shop's chat. */
export async function postMessage(shop: ShopTransaction, { text }: ChatMessage): Promise<ChatMessageAnswer> {
  const number = await shop.nextNumber('chat');
  await shop
    .insertInto('chat_messages')
    .values({ number, id: newId(), text, created_by: shop.session.userId, created_at: shop.now })
    .execute();
  const row = await selectMessages(shop).where('chat_messages.number', '=', number).executeTakeFirstOrThrow();
  return messageOf(shop, row);
}

/** Records how far somebody has read. It never moves back. */
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
  return chatReadState(shop);
}

/** The reader's last read message, and the number of unread ones from others. */
export async function chatReadState(shop: ShopReader): Promise<{ unread: number; readUpTo: number }> {
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
