import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/newId.ts';

/** What happened at the door, and to whom. */
export interface AccessEvent {
  action: 'Shop opened' | 'Signed in' | 'Sign-in refused' | 'Password changed' | 'Password change refused';
  user: { id: string; shopId: string | null };
  at: number;
  requestId: string;
}

/** Writes it into the audit log of the user's shop. */
export async function logAccess(
  db: Kysely<Database>,
  { action, user, at, requestId }: AccessEvent,
): Promise<void> {
  if (user.shopId === null) return;
  await db
    .insertInto('audit_log')
    .values({
      shop_id: user.shopId,
      id: newId(),
      at,
      user_id: user.id,
      route: 'access',
      action,
      ref_type: 'user',
      ref_id: user.id,
      request_id: requestId,
    })
    .execute();
}
