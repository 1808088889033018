import type { FastifyRequest } from 'fastify';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { type FileLinks, linkSchema } from '../../base/files/FileLinks.ts';
import { findSessionsOf } from './sessions.ts';

/** The session that the signed link of a request was made for; undefined when the link is none, or no longer. */
export async function sessionOfLink(
  database: HandsetDatabase,
  links: FileLinks,
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
): Promise<Session | undefined> {
  const read = linkSchema.safeParse({ ...(query as object), ...(params as object) });
  if (!read.success || !links.isFresh(read.data)) return undefined;
  for (const { tokenHash, session } of await findSessionsOf(database, read.data.user)) {
    const holder = { userId: session.userId, shopId: session.shop?.id ?? null, tokenHash };
    if (links.isFor(read.data, holder)) return session;
  }
  return undefined;
}
