import type { NewStaff, StaffChange, StaffMember, StaffRole } from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { endAllSessions } from '../access/sessions.ts';

/** Maximum staff per shop, former staff included. */
const MAX_STAFF_PER_SHOP = 200;

/** Everybody who can or could sign in to the shop, in the order in which they came. */
export async function staff(shop: ShopReader): Promise<StaffMember[]> {
  const rows = await selectStaff(shop).orderBy('users.created_at').orderBy('users.id').execute();
  return rows.map(memberOf);
}

/** Adds a member of staff. */
export async function hireStaff(
  shop: ShopTransaction,
  { name, username, role }: NewStaff,
  passwordHash: string,
): Promise<StaffMember> {
  const { count } = await shop
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_STAFF_PER_SHOP) throw new Conflict('staff-too-many', { most: MAX_STAFF_PER_SHOP });
  const id = newId();
  await shop
    .insertInto('users')
    .values({
      id,
      username,
      name,
      role,
      password_hash: passwordHash,
      is_active: flag(true),
      created_at: shop.now,
    })
    .execute();
  await startReadingHere(shop, id);
  return member(shop, id);
}

/** Marks earlier messages as read for a new member of staff. */
async function startReadingHere(shop: ShopTransaction, userId: string): Promise<void> {
  const last = await shop
    .selectFrom('chat_messages')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await shop.insertInto('chat_reads').values({ user_id: userId, up_to: last.number }).execute();
}

/**
 * Changes somebody's name, role, password, or whether they may sign in; all but the name end their sessions at once.
 * @throws Conflict when the shop would be left without an owner, somebody shuts themselves out, or the record is stale.
 */
export async function changeStaff(
  shop: ShopTransaction,
  id: string,
  change: StaffChange,
  passwordHash: string | undefined,
): Promise<StaffMember> {
  const before = await member(shop, id);
  if (change.version !== undefined && change.version !== before.version)
    throw new Conflict('staff-changed-meanwhile');
  const after = {
    name: change.name ?? before.name,
    role: change.role ?? before.role,
    isActive: change.isActive ?? before.isActive,
  };
  if (!after.isActive && id === shop.session.userId)
    throw new Conflict('staff-self-exclusion').at('isActive');
  await requireOwner(shop, before, after);
  await shop
    .updateTable('users')
    .set({
      name: after.name,
      role: after.role,
      is_active: flag(after.isActive),
      version: before.version + 1,
      ...(passwordHash ? { password_hash: passwordHash, password_set_at: shop.now } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (passwordHash || after.role !== before.role || !after.isActive) {
    await endAllSessions(shop, id, shop.now);
    await shop.deleteFrom('pins').where('user_id', '=', id).execute();
  }
  return member(shop, id);
}

/** Refuses to remove a shop's last owner. */
async function requireOwner(
  shop: ShopTransaction,
  before: StaffMember,
  after: { role: StaffRole; isActive: boolean },
): Promise<void> {
  const wasOwner = before.role === 'admin' && before.isActive;
  const staysOwner = after.role === 'admin' && after.isActive;
  if (!wasOwner || staysOwner) return;
  const other = await shop
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('id', '<>', before._id)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  throw new Conflict('owner-needed').at(after.isActive ? 'role' : 'isActive');
}

async function member(shop: ShopReader, id: string): Promise<StaffMember> {
  const row = await selectStaff(shop).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('staff-unknown');
  return memberOf(row);
}

function selectStaff(shop: ShopReader) {
  return shop
    .selectFrom('users')
    .select(['users.id', 'users.version', 'users.name', 'users.username', 'users.role'])
    .select(['users.is_active', 'users.created_at'])
    .select((row) =>
      row
        .selectFrom('sessions')
        .select((session) => session.fn.max<number | null>('last_used_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seen'),
    );
}

function memberOf(row: Awaited<ReturnType<ReturnType<typeof selectStaff>['execute']>>[number]): StaffMember {
  return {
    _id: row.id,
    version: row.version,
    name: row.name,
    username: row.username,
    role: row.role as StaffRole,
    isActive: row.is_active === 1,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: row.seen === null ? null : new Date(row.seen).toISOString(),
  };
}
