import * as z from 'zod';

/** A device on which somebody is signed in. */
export const openSessionAnswer = z.object({
  _id: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** The browser's own name. */
  device: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
});
export type OpenSession = z.output<typeof openSessionAnswer>;
export const openSessionsAnswer = z.object({ data: z.array(openSessionAnswer) });
