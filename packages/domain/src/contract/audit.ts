import * as z from 'zod';

/** One line of who did what. */
export const auditLine = z.object({
  _id: z.string(),
  number: z.number(),
  at: z.string(),
  /** Null for actions of the server itself. */
  user: z.object({ _id: z.string(), name: z.string(), username: z.string() }).nullable(),
  action: z.string(),
  /** The call, such as `POST /api/sale`. */
  route: z.string(),
  /** The record concerned, such as `sale` and its `_id`. */
  refType: z.string().nullable(),
  refId: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string(),
});
export type AuditLine = z.output<typeof auditLine>;
export const auditAnswer = z.object({
  data: z.array(auditLine),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
