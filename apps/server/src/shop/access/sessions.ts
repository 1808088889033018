import { createHash, randomBytes } from 'node:crypto';
import type { User, Warranty } from '@handset/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Database, ShopsTable } from '../../base/database/Database.ts';
import { diskProblem } from '../../base/database/diskProblem.ts';
import { type HandsetDatabase, type ShopTransaction, unscoped } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { sqlStateOf } from '../../base/database/PostgresConnections.ts';
import type { InvoicePrefix, Session, ShopSettings } from '../../base/database/Session.ts';
import type { Caller } from './Caller.ts';

/** SQLSTATE of a change where none is taken. */
const READ_ONLY_TRANSACTION = '25006';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A session ends when it lies unused that long, or as long as its shop says, … */
export const IDLE = 12 * HOUR;
/** … and after that long in any case. */
export const ABSOLUTE = 7 * 24 * HOUR;

/** Opens a session. Only its bearer knows the token; the stored hash cannot be turned back into it. */
export async function openSession(
  db: Kysely<Database>,
  user: { id: string; shopId: string | null },
  now: number,
  { ip, device }: Partial<Caller> = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('expires_at', '<', now).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: user.id,
      shop_id: user.shopId,
      created_at: now,
      last_used_at: now,
      expires_at: now + ABSOLUTE,
      id: newId(),
      ip: ip ?? null,
      device: device ?? null,
    })
    .execute();
  return token;
}

/** Session of a token. Undefined once it has ended. */
export async function findSession(database: HandsetDatabase, token: string): Promise<Session | undefined> {
  const now = database.clock();
  const hash = tokenHash(token);
  const row = await liveSessions(database, now).where('sessions.token_hash', '=', hash).executeTakeFirst();
  if (!row || isIdle(row, now)) return undefined;
  if (now - row.last_used_at > MINUTE && !database.refusal) await markUsed(database, hash, now);
  return sessionOf(row);
}

/** A database that takes no changes, or has no room for them, can still be read, and so sessions go on. */
async function markUsed(database: HandsetDatabase, hash: string, now: number): Promise<void> {
  try {
    await unscoped(database)
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', hash)
      .execute();
  } catch (error) {
    if (sqlStateOf(error) !== READ_ONLY_TRANSACTION && !diskProblem(error)) throw error;
  }
}

/** Every session that a user has open, by the hash of its token. */
export async function findSessionsOf(
  database: HandsetDatabase,
  userId: string,
): Promise<{ tokenHash: string; session: Session }[]> {
  const now = database.clock();
  const rows = await liveSessions(database, now).where('sessions.user_id', '=', userId).execute();
  return rows
    .filter((row) => !isIdle(row, now))
    .map((row) => ({ tokenHash: row.token_hash, session: sessionOf(row) }));
}

/** Sessions neither ended nor expired, of users who may still sign in. */
function liveSessions(database: HandsetDatabase, now: number) {
  return (
    unscoped(database)
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('shops', 'shops.id', 'users.shop_id')
      .selectAll('shops')
      .select(['users.id as user_id', 'users.username', 'users.role'])
      .select(['sessions.token_hash', 'sessions.last_used_at'])
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      // One that was opened by a clock far ahead would outlive all others.
      .where('sessions.expires_at', '<=', now + 2 * ABSOLUTE)
      .where('sessions.last_used_at', '>', now - IDLE)
      .where('users.is_active', '=', 1)
  );
}

type LiveSession = Awaited<ReturnType<ReturnType<typeof liveSessions>['execute']>>[number];

function isIdle({ last_used_at, idle_minutes }: LiveSession, now: number): boolean {
  return idle_minutes !== null && last_used_at <= now - idle_minutes * MINUTE;
}

function sessionOf(row: LiveSession): Session {
  return {
    userId: row.user_id,
    username: row.username,
    role: row.role,
    // The shop is joined whole or not at all.
    shop: row.id === null ? null : settingsOf(row as Selectable<ShopsTable>),
  };
}

/** Settings of a shop, read from its row. */
export function settingsOf(row: Selectable<ShopsTable>): ShopSettings {
  return {
    id: row.id,
    name: row.name,
    ownerName: row.owner_name,
    number: row.number,
    currency: row.currency,
    locale: row.locale,
    timeZone: row.time_zone,
    isDemo: row.is_demo === 1,
    allowsNegativeCash: row.allow_negative_cash === 1,
    fundsRequiredSince: row.funds_required_since,
    invoicePrefix: row.invoice_prefix,
    invoicePrefixes: prefixesOf(row),
    employeeSellsBelowCost: row.employee_sells_below_cost === 1,
    employeeSeesCost: row.employee_sees_cost === 1,
    countTolerance: row.count_tolerance,
    lakhGrouping: row.lakh_grouping === 1,
    defaultWarranty: row.default_warranty as Warranty,
    lowStockLevel: row.low_stock_level,
    oldStockDays: row.old_stock_days,
    isSuspended: row.status === 'suspended',
  };
}

function prefixesOf(
  row: Pick<Selectable<ShopsTable>, 'invoice_prefix' | 'invoice_prefixes'>,
): InvoicePrefix[] {
  if (row.invoice_prefixes === null) return [{ from: 1, prefix: row.invoice_prefix }];
  const kept = JSON.parse(row.invoice_prefixes) as [from: number, prefix: string][];
  return kept.map(([from, prefix]) => ({ from, prefix }));
}

/** Ends every session of a user, where somebody else decided so. */
export async function endAllSessions(
  db: Pick<ShopTransaction, 'updateTable'>,
  userId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one session by its token, or all of a user's except that one. */
export async function endSessions(
  db: Kysely<Database>,
  which: { token: string } | { userId: string; except: string },
  now: number,
): Promise<void> {
  const sessions = db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);
  await ('token' in which
    ? sessions.where('token_hash', '=', tokenHash(which.token))
    : sessions.where('user_id', '=', which.userId).where('token_hash', '<>', tokenHash(which.except))
  ).execute();
}

/** The user of a session, as answers carry it. */
export function userOf({ userId, username, role, shop }: Session): User {
  return { _id: userId, username, role, shopId: shop?.id ?? null, shopName: shop?.name ?? null };
}

/** Hash of a token, as stored. The token cannot be recovered from it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
