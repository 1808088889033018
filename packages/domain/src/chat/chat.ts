import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';

/** `POST /api/chat` */
export const chatMessageSchema = z.strictObject({ text: requiredText(2000) });
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** `POST /api/chat/read`: the number of the last message that was seen. */
export const chatReadSchema = z.strictObject({
  upTo: z.int(breaks('invalid')).min(0, breaks('invalid')),
});
export type ChatRead = z.output<typeof chatReadSchema>;
