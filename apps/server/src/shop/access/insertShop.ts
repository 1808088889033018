import { type NewShop, type SignUp, STARTING_COMPANIES, searchKey } from '@handset/domain';
import type { Transaction } from 'kysely';
import { type Database, flag } from '../../base/database/Database.ts';
import { newId } from '../../base/database/newId.ts';

/** A shop that is about to be there. */
export type OpenedShop = Omit<SignUp, 'password'> &
  Partial<Pick<NewShop, 'city' | 'planId' | 'nextDue'>> & {
    passwordHash: string;
    isDemo: boolean;
    now: number;
  };

/** Inserts a shop in an open transaction: its owner, initial companies and default settings. */
export async function insertShop(
  db: Transaction<Database>,
  { passwordHash, isDemo, now, ...shop }: OpenedShop,
): Promise<{ id: string; shopId: string }> {
  const owner = { id: newId(), shopId: newId() };
  await db
    .insertInto('shops')
    .values({
      id: owner.shopId,
      name: shop.shopName,
      owner_name: shop.ownerName,
      number: shop.number,
      currency: 'PKR',
      locale: 'en-PK',
      time_zone: 'Asia/Karachi',
      is_demo: flag(isDemo),
      allow_negative_cash: 0,
      invoice_prefix: 'INV-',
      employee_sees_cost: 0,
      city: shop.city ?? null,
      plan_id: shop.planId ?? null,
      next_due: shop.nextDue ?? null,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('users')
    .values({
      id: owner.id,
      shop_id: owner.shopId,
      username: shop.username,
      name: shop.ownerName,
      role: 'admin',
      password_hash: passwordHash,
      is_active: 1,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('companies')
    .values(
      STARTING_COMPANIES.map((name) => ({
        shop_id: owner.shopId,
        id: newId(),
        name,
        name_key: searchKey(name),
        created_at: now,
      })),
    )
    .execute();
  return owner;
}
