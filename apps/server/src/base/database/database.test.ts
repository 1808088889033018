import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPhone, fillTill } from '../../../test/testing/shopWork.ts';
import {
  scratchPostgres,
  startTestApp,
  type TestApp,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { signUp } from '../../shop/access/accounts.ts';
import type { Database } from './Database.ts';
import { HandsetDatabase, isUniqueViolation, unscoped } from './HandsetDatabase.ts';
import { migrate } from './migrate.ts';
import { createTable } from './migrations/schema.ts';
import { migrations } from './migrations.ts';
import { newId } from './newId.ts';
import { postgresDialect } from './postgresDialect.ts';
import type { ShopSession } from './Session.ts';
import { assertSettings, assertVersion, openDatabase, sqliteDialect } from './sqliteDialect.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

function sessionOf(shop: TestShop): ShopSession {
  return {
    userId: shop.user._id,
    username: shop.user.username,
    role: 'admin',
    shop: {
      id: shop.user.shopId ?? '',
      name: '',
      ownerName: '',
      number: '',
      currency: 'PKR',
      locale: 'en-PK',
      timeZone: 'Asia/Karachi',
      isDemo: false,
      allowsNegativeCash: false,
      fundsRequiredSince: null,
      invoicePrefix: '',
      invoicePrefixes: [{ from: 1, prefix: '' }],
      employeeSellsBelowCost: true,
      employeeSeesCost: false,
      countTolerance: 0,
      lakhGrouping: false,
      defaultWarranty: '12 Months',
      lowStockLevel: 5,
      oldStockDays: 60,
      isSuspended: false,
    },
  };
}

let server: TestApp;
let mine: TestShop;
let other: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  mine = await server.signUp();
  other = await server.signUp();
});
afterAll(() => server.close());

const bank = (name: string) => ({ id: newId(), bank_name: name, account_type: 'Current', created_at: 0 });

describe('a shop’s database', () => {
  test('reads, joins and counts the rows of that shop alone', async () => {
    const { database } = server;
    const ids = await database.read(sessionOf(mine), (shop) =>
      shop
        .selectFrom('companies')
        .leftJoin('models', 'models.company_id', 'companies.id')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    const all = await unscoped(database)
      .selectFrom('companies')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(ids.count).toBe(16);
    expect(all.count).toBe(32);
  });

  test('joins on what another shop shares: its rows stay out', async () => {
    const { database } = server;
    for (const shop of [mine, other])
      await database.transaction(sessionOf(shop), async (rows) => {
        await rows.insertInto('banks').values(bank('HBL')).execute();
      });
    const pairs = await database.read(sessionOf(mine), (shop) =>
      shop
        .selectFrom('banks as a')
        .innerJoin('banks as b', 'b.bank_name', 'a.bank_name')
        .select(['a.id', 'b.id as other'])
        .where('a.bank_name', '=', 'HBL')
        .execute(),
    );
    expect(pairs).toHaveLength(1);
  });

  test('confines subqueries, named queries, unions and an `or` at the top', async () => {
    const count = await server.database.read(sessionOf(mine), async (shop) => {
      const named = await shop
        .with('named', (db) => db.selectFrom('companies').select('id').where('name', '=', 'Apple'))
        .selectFrom('named')
        .select('id')
        .execute();
      const nested = await shop
        .selectFrom('companies')
        .select('id')
        .where('id', 'in', (row) =>
          row.selectFrom('companies').select('companies.id').where('name', '=', 'Apple'),
        )
        .union((row) => row.selectFrom('companies').select('id').where('name', '=', 'Apple'))
        .execute();
      const either = await shop
        .selectFrom('companies')
        .select('id')
        .where((row) => row.or([row('name', '=', 'Apple'), row('name', '=', 'Nokia')]))
        .execute();
      return [named.length, nested.length, either.length];
    });
    expect(count).toEqual([1, 1, 2]);
  });

  test('updates and deletes nothing of another shop', async () => {
    const foreign = bank('Foreign');
    await server.database.transaction(sessionOf(other), async (shop) => {
      await shop.insertInto('banks').values(foreign).execute();
    });
    const [updated, deleted] = await server.database.transaction(sessionOf(mine), async (shop) => [
      await shop
        .updateTable('banks')
        .set({ bank_name: 'Mine' })
        .where('id', '=', foreign.id)
        .executeTakeFirst(),
      await shop.deleteFrom('banks').where('id', '=', foreign.id).executeTakeFirst(),
    ]);
    expect(updated?.numUpdatedRows).toBe(0n);
    expect(deleted?.numDeletedRows).toBe(0n);
  });

  test('sees and changes its own row alone among the shops', async () => {
    const names = await server.database.transaction(sessionOf(mine), async (shop) => {
      await shop.updateTable('shops').set({ city: 'Lahore' }).execute();
      return shop.selectFrom('shops').select(['name', 'city']).execute();
    });
    expect(names).toEqual([{ name: mine.user.shopName, city: 'Lahore' }]);
    const cities = await unscoped(server.database)
      .selectFrom('shops')
      .select('city')
      .where('id', '=', other.user.shopId ?? '')
      .execute();
    expect(cities).toEqual([{ city: null }]);
  });

  test('reads what all shops share', async () => {
    const settings = await server.database.read(sessionOf(mine), (shop) =>
      shop.selectFrom('registry_settings').select('grace_days').execute(),
    );
    expect(settings).toEqual([{ grace_days: 7 }]);
  });

  test('lets no row point into another shop', async () => {
    const foreign = await server.database.read(sessionOf(other), (shop) =>
      shop.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow(),
    );
    const model = { id: newId(), company_id: foreign.id, name: 'X', name_key: 'x', created_at: 0 };
    await expect(
      server.database.transaction(sessionOf(mine), (shop) =>
        shop.insertInto('models').values(model).execute(),
      ),
    ).rejects.toThrow(/foreign key/i);
  });

  const refusals: Record<
    string,
    (shop: Parameters<Parameters<HandsetDatabase['transaction']>[1]>[0]) => Promise<unknown>
  > = {
    'a table without a shop': (shop) =>
      shop
        .selectFrom('sign_in_throttle' as 'units')
        .selectAll()
        .execute(),
    'another shop, opened': (shop) =>
      shop
        .insertInto('shops')
        .values({ name: 'Mine too' } as never)
        .execute(),
    'a shop deleted': (shop) => shop.deleteFrom('shops').execute(),
    'a shop that becomes another shop': (shop) =>
      shop
        .updateTable('shops')
        .set({ id: other.user.shopId } as object)
        .execute(),
    'a change of what all shops share': (shop) =>
      shop.updateTable('registry_settings').set({ grace_days: 0 }).execute(),
    'a row more in what all shops share': (shop) =>
      shop
        .insertInto('subscription_plans')
        .values({ id: newId(), name: 'Free', price: 0, months: 1, position: 0 })
        .execute(),
    'a row less of what all shops share': (shop) => shop.deleteFrom('pay_to_accounts').execute(),
    'raw SQL that names a table': (shop) =>
      shop.selectFrom('banks').select(sql`(select count(*) from banks)`.as('count')).execute(),
    'a raw table': (shop) => shop.selectFrom(sql<{ id: string }>`banks`.as('b')).select('b.id').execute(),
    'a right join': (shop) =>
      shop.selectFrom('banks').rightJoin('units', 'units.id', 'banks.id').select('units.id').execute(),
    'a cross join': (shop) => shop.selectFrom('banks').crossJoin('units').select('units.id').execute(),
    'a query that takes the name of a table': (shop) =>
      shop
        .with('units', (db) => db.selectFrom('banks').select('id'))
        .selectFrom('units')
        .select('id')
        .execute(),
    'a shop chosen by the writer': (shop) =>
      shop
        .insertInto('banks')
        .values({ ...bank('X'), shop_id: other.user.shopId } as ReturnType<typeof bank>)
        .execute(),
    'a move to another shop': (shop) =>
      shop
        .updateTable('banks')
        .set({ shop_id: other.user.shopId } as object)
        .execute(),
    'rows copied by a query': (shop) =>
      shop
        .insertInto('banks')
        .columns(['id'])
        .expression((row) => row.selectFrom('units').select('units.id'))
        .execute(),
  };
  for (const [what, attempt] of Object.entries(refusals)) {
    test(`refuses ${what}`, async () => {
      await expect(server.database.transaction(sessionOf(mine), attempt)).rejects.toThrow(
        /shop|query|table|inserts/i,
      );
    });
  }

  test('hands out numbers without gaps: a failed transaction gives its own back', async () => {
    const next = () => server.database.transaction(sessionOf(other), (shop) => shop.nextNumber('slip'));
    const first = await next();
    await expect(
      server.database.transaction(sessionOf(other), async (shop) => {
        await shop.nextNumber('slip');
        throw new Error('no slip after all');
      }),
    ).rejects.toThrow('no slip after all');
    const numbers = await Promise.all(Array.from({ length: 20 }, next));
    expect(numbers.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => first + 1 + index),
    );
  });

  test('knows a unique key that is taken from other failures', async () => {
    const row = bank('Twice');
    const insert = () =>
      server.database.transaction(sessionOf(mine), (shop) => shop.insertInto('banks').values(row).execute());
    await insert();
    expect(await insert().catch(isUniqueViolation)).toBe(true);
    expect(isUniqueViolation(new Error('UNIQUE'))).toBe(false);
  });
});

describe('values', () => {
  const stored = (created_at: unknown) =>
    server.database.transaction(sessionOf(mine), async (shop) => {
      const row = { ...bank('Values'), created_at: created_at as number };
      await shop.insertInto('banks').values(row).execute();
      return shop.selectFrom('banks').select('created_at').where('id', '=', row.id).executeTakeFirstOrThrow();
    });

  test.each([undefined, Number.NaN, new Date(0), 1.5, 2 ** 53, 'abc', true, {}])(
    'refuses %s in a whole number',
    (value) => expect(stored(value)).rejects.toThrow(),
  );

  test('brings back the largest exact integer as it was', async () => {
    expect(await stored(Number.MAX_SAFE_INTEGER)).toEqual({ created_at: Number.MAX_SAFE_INTEGER });
  });

  test('counts and sums arrive as numbers', async () => {
    const result = await server.database.read(sessionOf(mine), (shop) =>
      shop
        .selectFrom('companies')
        .select((row) => [row.fn.countAll<number>().as('count'), row.fn.sum<number>('created_at').as('sum')])
        .executeTakeFirstOrThrow(),
    );
    expect(result.count).toBe(16);
    expect(Number.isSafeInteger(result.sum)).toBe(true);
  });
});

describe('the journal and the audit log', () => {
  test('refuse every change: rows only come', async () => {
    await fillTill(mine, 100_000);
    await buyPhone(mine);
    for (const table of ['journal_entries', 'journal_lines', 'audit_log'] as const) {
      const db = unscoped(server.database);
      const column = { journal_entries: 'description', journal_lines: 'debit', audit_log: 'action' }[table];
      await expect(sql`update ${sql.table(table)} set ${sql.ref(column)} = 'x'`.execute(db)).rejects.toThrow(
        `${table} is append-only`,
      );
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(
        `${table} is append-only`,
      );
      if (isPostgres)
        await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('is append-only');
    }
  });
});

describe('migrations', () => {
  async function emptyDatabase() {
    const folder = await mkdtemp(join(tmpdir(), 'handset-migrations-'));
    const scratch = await scratchPostgres();
    const db = new Kysely<Database>({
      dialect: scratch ? postgresDialect(scratch.url) : sqliteDialect(join(folder, 'handset.db')),
    });
    return {
      db,
      tables: async () => (await db.introspection.getTables()).map(({ name }) => name),
      async drop() {
        await db.destroy();
        await scratch?.drop();
        await rm(folder, { recursive: true });
      },
    };
  }

  test('leave nothing behind when one dies half-way', async () => {
    const { db, tables, drop } = await emptyDatabase();
    const dying = {
      '0001_dies': {
        async up(schema: typeof db) {
          await createTable(schema, 'half', { id: 'text' }, { primaryKey: ['id'] });
          throw new Error('the power went');
        },
      },
    };
    await expect(migrate(db, dying)).rejects.toThrow('the power went');
    expect(await tables()).not.toContain('half');
    await migrate(db);
    expect(await tables()).toContain('units');
    await drop();
  });

  test('run once, however often the server starts', async () => {
    const { db, tables, drop } = await emptyDatabase();
    await migrate(db);
    const before = await tables();
    await migrate(db);
    expect(await tables()).toEqual(before);
    await drop();
  });

  test('an older Handset refuses what a newer one has opened', async () => {
    const { db, drop } = await emptyDatabase();
    await migrate(db, { ...migrations, '9999_from_the_future': { up: async () => {} } });
    await expect(migrate(db)).rejects.toThrow('newer Handset (9999_from_the_future)');
    await drop();
  });
});

describe.runIf(isPostgres)('two servers on one PostgreSQL', () => {
  test('number and change the same shop without a gap, a loss or an error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'handset-two-'));
    const scratch = await scratchPostgres();
    const open = () => HandsetDatabase.open({ file: join(folder, 'unused.db'), url: scratch?.url });
    const servers = [await open(), await open()];
    const { token: _, user } = await signUp(
      servers[0] as HandsetDatabase,
      {
        shopName: 'Two Tills',
        ownerName: 'Sana',
        number: '+923001234567',
        username: 'two-tills',
        password: 'a long enough secret',
      },
      { requestId: newId() },
    );
    const session = sessionOf({ user } as TestShop);
    const numbers = await Promise.all(
      Array.from({ length: 40 }, (_each, index) =>
        servers[index % 2]?.transaction(session, async (shop) => {
          const number = await shop.nextNumber('invoice');
          await shop
            .insertInto('banks')
            .values(bank(`Bank ${number}`))
            .execute();
          return number;
        }),
      ),
    );
    expect(numbers.sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 40 }, (_each, index) => index + 1),
    );
    for (const server of servers) await server.close();
    await scratch?.drop();
    await rm(folder, { recursive: true });
  });
});

describe.skipIf(isPostgres)('the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-sqlite-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('runs with the settings that lose nothing, after its first transaction too', () => {
    const database = openDatabase(join(folder, 'settings.db'));
    database.exec('create table t (a integer) strict; begin immediate; insert into t values (1); commit');
    expect(() => assertSettings(database)).not.toThrow();
    database.close();
  });

  test('keeps what was committed when it is closed in the middle of a transaction, and nothing of that one', async () => {
    const file = join(folder, 'closed.db');
    const open = () => new Kysely<{ sales: { id: number } }>({ dialect: sqliteDialect(file) });
    const db = open();
    await db.schema.createTable('sales').addColumn('id', 'integer').execute();
    const sell = (id: number, until?: Promise<void>) =>
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (transaction) => {
          await transaction.insertInto('sales').values({ id }).execute();
          await until;
        });
    const first = sell(1);
    const cut = new Promise<void>(() => {});
    void sell(2, cut);
    await first;
    await turn();
    await db.destroy();
    const again = open();
    expect(await again.selectFrom('sales').select('id').execute()).toEqual([{ id: 1 }]);
    await again.destroy();
  });

  test.each([
    ['synchronous', 'normal'],
    ['journal_mode', 'delete'],
    ['foreign_keys', 'off'],
    ['busy_timeout', '0'],
    ['trusted_schema', 'on'],
  ])('refuses to run with %s = %s', (name, value) => {
    const database = openDatabase(join(folder, `${name}.db`));
    database.exec(`pragma ${name} = ${value}`);
    expect(() => assertSettings(database)).toThrow(name);
    database.close();
  });

  test('refuses a SQLite that can lose a commit', () => {
    for (const version of ['3.51.2', '3.45.1', '2.99.99'])
      expect(() => assertVersion(version)).toThrow(version);
    for (const version of ['3.51.3', '3.53.0', '4.0.0']) expect(() => assertVersion(version)).not.toThrow();
  });

  test('is refused to a second process, by the number of the first; its end frees it at once', async () => {
    const file = join(folder, 'locked.db');
    const holder = spawn(
      process.execPath,
      [
        '--conditions=@handset/source',
        '--input-type=module',
        '--eval',
        `import { lockDataFolder } from '${new URL('./processLock.ts', import.meta.url)}';
         lockDataFolder(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`,
      ],
      { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(holder.stdout, 'data');
    await expect(HandsetDatabase.open({ file })).rejects.toThrow(`process ${holder.pid}`);
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    const database = await HandsetDatabase.open({ file });
    await database.close();
  });

  test('keeps every table STRICT', async () => {
    const file = join(folder, 'strict.db');
    const database = await HandsetDatabase.open({ file });
    await database.close();
    const raw = new DatabaseSync(file, { readOnly: true });
    const tables = raw.prepare("select name, strict from pragma_table_list where schema = 'main'").all();
    raw.close();
    const loose = tables.filter(
      ({ name, strict }) => strict !== 1 && !/^(sqlite_|kysely_)/.test(String(name)),
    );
    expect(loose).toEqual([]);
  });
});
