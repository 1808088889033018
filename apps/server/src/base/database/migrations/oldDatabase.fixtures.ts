import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { scratchPostgres } from '../../../../test/testing/startTestApp.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import { postgresDialect } from '../postgresDialect.ts';
import { sqliteDialect } from '../sqliteDialect.ts';
import type { AnyDatabase } from './schema.ts';

/** A database as it was before a migration, with one shop. */
export async function databaseBefore(migration: string) {
  const folder = await mkdtemp(join(tmpdir(), 'handset-old-'));
  const scratch = await scratchPostgres();
  const db: AnyDatabase = new Kysely({
    dialect: scratch ? postgresDialect(scratch.url) : sqliteDialect(join(folder, 'handset.db')),
  });
  const names = Object.keys(migrations);
  const earlier = names.slice(0, names.indexOf(migration));
  await migrate(
    db,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => earlier.includes(name))),
  );
  const shop = {
    id: 'shop',
    name: 'Karachi Mobiles',
    owner_name: 'Bilal',
    number: '+923001234567',
    currency: 'PKR',
    locale: 'en-PK',
    time_zone: 'Asia/Karachi',
    is_demo: 0,
    allow_negative_cash: 0,
    invoice_prefix: 'INV-',
    employee_sees_cost: 0,
    created_at: 1,
  };
  await db.insertInto('shops').values(shop).execute();
  return {
    db,
    async close() {
      await db.destroy();
      await scratch?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
