import * as z from 'zod';

export const chatMessage = z.object({
  _id: z.string(),
  /** Its place in the shop's conversation, from 1. */
  number: z.number(),
  text: z.string(),
  author: z.object({ _id: z.string(), name: z.string(), username: z.string() }),
  /** Whether the one who asks wrote it. */
  isMine: z.boolean(),
  createdAt: z.string(),
});
export type ChatMessageAnswer = z.output<typeof chatMessage>;

export const chatReadState = z.object({
  /** Messages of others that the one who asks has not seen. */
  unread: z.number(),
  /** The number up to which the one who asks has read. */
  readUpTo: z.number(),
});
export const chatAnswer = chatReadState.extend({
  /** Oldest first. */
  data: z.array(chatMessage),
  /** Whether there are more messages in the requested direction. */
  hasMore: z.boolean(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;
export const chatSentAnswer = z.object({ message: z.string(), data: chatMessage });
export const chatReadAnswer = z.object({ message: z.string(), data: chatReadState });
