import type { OpenSession } from '@handset/domain';
import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { NotFound } from '../../base/http/errors.ts';
import { lockOf } from './registrars.ts';
import { findSessionsOf, tokenHash } from './sessions.ts';

/** The devices on which somebody is signed in, the latest used first. */
export async function openSessions(
  database: HandsetDatabase,
  { userId }: Session,
  token: string,
): Promise<OpenSession[]> {
  const live = await findSessionsOf(database, userId);
  if (live.length === 0) return [];
  const rows = await unscoped(database)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'token_hash',
      'in',
      live.map((session) => session.tokenHash),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const own = tokenHash(token);
  return rows.map((row) => ({
    _id: row.id ?? '',
    isCurrent: row.token_hash === own,
    device: row.device,
    ip: row.ip,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
  }));
}

/**
 * Ends a user's own session on another device. Ending it twice is not an error. @throws NotFound when it
 * belongs to somebody else
 */
export async function endOpenSession(database: HandsetDatabase, session: Session, id: string): Promise<void> {
  await database.changing(lockOf(session), async (transaction) => {
    const own = await transaction
      .selectFrom('sessions')
      .select('revoked_at')
      .where('user_id', '=', session.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!own) throw new NotFound('session-unknown');
    if (own.revoked_at !== null) return;
    await transaction
      .updateTable('sessions')
      .set({ revoked_at: database.clock() })
      .where('user_id', '=', session.userId)
      .where('id', '=', id)
      .execute();
  });
}
