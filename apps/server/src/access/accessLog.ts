import type { Kysely } from 'kysely';
import { auditLine } from '../audit/auditLine.ts';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/newId.ts';
import type { Caller } from './Caller.ts';

/** What happened at the door, and to whom. */
export interface AccessEvent {
  action: 'Shop opened' | 'Signed in' | 'Sign-in refused' | 'Password changed' | 'Password change refused';
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

/** Writes down what a registrar did. */
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
