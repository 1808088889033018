import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchPostgres } from '../../../../test/testing/startTestApp.ts';
import { checkBooks } from '../../../app/checkBooks.ts';
import { post } from '../../../books/post.ts';
import { payParty } from '../../../money/parties/payments.ts';
import { everyShop } from '../../../shop/access/everyShop.ts';
import { auditChainDefects, auditGap } from '../../../shop/audit/auditChainDefects.ts';
import type { Database } from '../Database.ts';
import { HandsetDatabase } from '../HandsetDatabase.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import { postgresDialect } from '../postgresDialect.ts';
import type { ShopSession } from '../Session.ts';
import { sqliteDialect } from '../sqliteDialect.ts';
import type { AnyDatabase } from './schema.ts';

let folder: string;
let scratch: Awaited<ReturnType<typeof scratchPostgres>>;
let database: HandsetDatabase;
let shops: ShopSession[];

/**
 * Two shops as the first release kept them, written by that release itself: purchases and sales, whole and on credit, an exchange,
 * accessories, payments through till and bank, more than was owed, and money given back.
 */
const FIRST_RELEASE = new URL('./carryOver.fixtures.jsonl', import.meta.url);

async function fillFirstRelease(db: AnyDatabase): Promise<void> {
  const rows = (await readFile(FIRST_RELEASE, 'utf8')).trim().split('\n');
  await db.transaction().execute(async (transaction) => {
    for (const line of rows) {
      const [table, row] = JSON.parse(line) as [string, Record<string, unknown>];
      await transaction.insertInto(table).values(row).execute();
    }
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handset-carry-over-'));
  scratch = await scratchPostgres();
  const file = join(folder, 'handset.db');
  const before = new Kysely<Database>({
    dialect: scratch ? postgresDialect(scratch.url) : sqliteDialect(file),
  });
  const { '0001_first_shop': first } = migrations;
  if (!first) throw new Error('The first release had one migration');
  await migrate(before, { '0001_first_shop': first });
  await fillFirstRelease(before);
  await before.destroy();
  database = await HandsetDatabase.open({
    file,
    url: scratch?.url,
    clock: () => Date.parse('2026-06-20T06:00:00Z'),
  });
  shops = await everyShop(database, 'test');
});
afterAll(async () => {
  await database.close();
  await scratch?.drop();
  await rm(folder, { recursive: true, force: true });
});

function shopOf(name: string): ShopSession {
  const shop = shops.find((own) => own.shop.name === name);
  if (!shop) throw new Error(`${name} is not there`);
  return shop;
}

/** Bills or credits of each party: `[side, due or paid on, amount, paid or used part]`, in rupees. */
function settlements(table: 'bills' | 'party_credits') {
  return database.read(shopOf('Karachi Mobiles'), async (shop) => {
    const rows =
      table === 'bills'
        ? await shop
            .selectFrom('bills')
            .innerJoin('persons', 'persons.id', 'bills.person_id')
            .select(['persons.name', 'side', 'due_date as day', 'amount', 'paid as used'])
            .orderBy('due_date')
            .execute()
        : await shop
            .selectFrom('party_credits')
            .innerJoin('persons', 'persons.id', 'party_credits.person_id')
            .select(['persons.name', 'side', 'date as day', 'amount', 'allocated as used'])
            .orderBy('date')
            .execute();
    const byName = Map.groupBy(rows, ({ name }) => name);
    return Object.fromEntries(
      [...byName].map(([name, own]) => [
        name,
        own.map(({ side, day, amount, used }) => [side, day, amount / 100, used / 100]),
      ]),
    );
  });
}

describe('a database of the first release', () => {
  test('opens with books in which everything agrees', async () => {
    expect(shops.map(({ shop }) => shop.name).sort()).toEqual(['Karachi Mobiles', 'Lahore Phones']);
    for (const session of shops) expect(await database.read(session, checkBooks)).toEqual([]);
  });

  test('has a bill for everything that was bought or sold on credit, paid oldest due first', async () => {
    expect(await settlements('bills')).toEqual({
      'Ali Traders': [
        ['payable', '2026-05-11', 30_000, 30_000],
        ['payable', '2026-05-21', 40_000, 24_000],
      ],
      Sana: [
        ['receivable', '2026-06-05', 35_400, 35_400],
        ['receivable', '2026-06-15', 40_000, 600],
      ],
      'Hamza Communication': [
        ['payable', '2026-05-12', 2_333.3, 0],
        ['payable', '2026-06-30', 20_000, 0],
        ['receivable', '2026-07-10', 19_000, 19_000],
      ],
    });
  });

  test('has every payment, and what no bill took as an advance, less what was given back of it', async () => {
    expect(await settlements('party_credits')).toEqual({
      'Ali Traders': [
        ['payable', '2026-05-26', 50_000, 50_000],
        ['receivable', '2026-06-15', 9_000, 0],
        ['payable', '2026-06-16', 4_000, 4_000],
      ],
      Sana: [
        ['receivable', '2026-06-08', 36_000, 36_000],
        ['payable', '2026-06-17', 3_000, 0],
      ],
      'Hamza Communication': [['receivable', '2026-06-14', 25_000, 19_000]],
      'Back And Forth': [
        ['receivable', '2026-06-13', 5_000, 2_000],
        ['payable', '2026-06-14', 2_000, 2_000],
      ],
    });
  });

  test('knows of each party what was traded, how it stands, and its identity card', async () => {
    const rows = await database.read(shopOf('Karachi Mobiles'), (shop) =>
      shop
        .selectFrom('party_totals')
        .innerJoin('persons', 'persons.id', 'party_totals.person_id')
        .select(['name', 'cnic', 'bought', 'sold', 'visits', 'balance', 'last_activity', 'next_due'])
        .execute(),
    );
    const of = (name: string) => rows.find((row) => row.name === name);
    expect(of('Ali Traders')).toEqual({
      name: 'Ali Traders',
      cnic: '3520212345671',
      bought: 11_850_050,
      sold: 7_000_000,
      visits: 4,
      balance: -2_500_000,
      last_activity: '2026-06-18',
      next_due: '2026-05-21',
    });
    expect(of('Sana')).toMatchObject({
      bought: 0,
      sold: 8_540_000,
      visits: 2,
      balance: 4_240_000,
      cnic: null,
    });
    expect(of('Nobody Yet')).toEqual({
      name: 'Nobody Yet',
      cnic: null,
      bought: 0,
      sold: 0,
      visits: 0,
      balance: 0,
      last_activity: null,
      next_due: null,
    });
  });

  test('goes on as any other: a payment settles what was carried over', async () => {
    const session = shopOf('Lahore Phones');
    await database.read(session, async (shop) => {
      const bills = await shop.selectFrom('bills').select(['amount', 'paid']).execute();
      expect(bills).toEqual([{ amount: 1_000_000, paid: 1_000_000 }]);
    });
    const karachi = shopOf('Karachi Mobiles');
    const userId = await database.read(karachi, async (shop) => {
      const user = await shop.selectFrom('users').select('id').executeTakeFirstOrThrow();
      return user.id;
    });
    const amount = 3_940_000;
    const made = await database.transaction({ ...karachi, userId }, async (shop) => {
      const sana = await shop
        .selectFrom('persons')
        .select('id')
        .where('name', '=', 'Sana')
        .executeTakeFirstOrThrow();
      return payParty(shop, sana.id, {
        direction: 'in',
        amount,
        date: '2026-06-20',
        pocketCash: amount,
        accountCash: undefined,
        bankAccountUsed: undefined,
        bills: undefined,
      });
    });
    expect(made).toMatchObject({
      allocated: [{ documentType: 'sale', number: 'INV-1', amount, outstanding: 0 }],
      balanceBefore: 4_240_000,
      balanceAfter: 300_000,
    });
    expect(await database.read(karachi, checkBooks)).toEqual([]);
  });

  test('has its audit log anchored from the next entry on, and says that it was not before', async () => {
    const shop = shopOf('Lahore Phones');
    const gap = () => database.read(shop, auditGap);
    expect(await gap()).toMatch(/not anchored in the journal yet/);
    const { id: userId } = await database.read(shop, (own) =>
      own.selectFrom('users').select('id').executeTakeFirstOrThrow(),
    );
    const number = await database.transaction({ ...shop, userId }, (own) =>
      post(own, {
        event: 'capital',
        date: own.today,
        description: { code: 'capital', params: {} },
        lines: [{ debit: 'cash:pocket', credit: 'equity:capital', amount: 100 }],
      }),
    );
    expect(await gap()).toMatch(new RegExp(`from entry ${number} on`));
    expect(await database.read(shop, checkBooks)).toEqual([]);
    expect(await database.read(shop, auditChainDefects)).toEqual([]);
  });
});
