import type { Kysely } from 'kysely';
import { auditLine } from '../../base/audit/auditLine.ts';
import type { Database } from '../../base/database/Database.ts';
import { newId } from '../../base/database/newId.ts';
import type { Caller } from './Caller.ts';

/** A sign-in event and its user. */
export interface AccessEvent {
  action:
    | 'Shop opened'
    | 'Signed in'
    | 'Signed in with a recovery code'
    | 'Signed in by a PIN'
    | 'Sign-in refused'
    | 'PIN set'
    | 'PIN removed'
    | 'PIN change refused'
    | 'Password changed'
    | 'Password change refused'
    | 'Two-step sign-in turned on'
    | 'Two-step sign-in turned off'
    | 'Two-step sign-in change refused'
    | 'Two-step sign-in reset on the server';
  user: { id: string; shopId: string | null };
  at: number;
  caller: Caller;
}

/** Writes it into the audit log of the user's shop, or into that of the registrars. */
export async function logAccess(
  db: Kysely<Database>,
  { action, user, at, caller: { requestId, ip } }: AccessEvent,
): Promise<void> {
  const { id: userId, shopId } = user;
  const occurrence = { at, userId, route: 'access', action, refType: 'user', refId: userId, requestId, ip };
  if (shopId === null) return logOfRegistrars(db, occurrence);
  const tip = await db
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .where('shop_id', '=', shopId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('audit_log')
    .values({ shop_id: shopId, ...auditLine(tip, occurrence) })
    .execute();
}

/** Logs an action of a registrar. */
export async function logOfRegistrars(
  db: Kysely<Database>,
  {
    refType = null,
    refId = null,
    ip,
    userId,
    requestId,
    ...occurrence
  }: {
    at: number;
    userId: string;
    route: string;
    action: string;
    refType?: string | null;
    refId?: string | null;
    requestId: string;
    ip?: string | undefined;
  },
): Promise<void> {
  await db
    .insertInto('registry_log')
    .values({
      ...occurrence,
      id: newId(),
      user_id: userId,
      ref_type: refType,
      ref_id: refId,
      request_id: requestId,
      ip: ip ?? null,
    })
    .execute();
}
