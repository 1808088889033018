import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { unscoped } from './HandsetDatabase.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

describe.runIf(isPostgres)('a change on PostgreSQL', () => {
  let server: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    server = await startTestApp();
  });
  beforeEach(async () => {
    shop = await server.signUp();
    await fillTill(shop, 10_000_000);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());

  type Query = (...input: unknown[]) => Promise<unknown>;
  /** Replaces a statement. Undefined lets it through. */
  type Fault = (sql: string, client: pg.Client, run: () => Promise<unknown>) => Promise<unknown> | undefined;

  /** Puts faults between the server and PostgreSQL: `fault` is asked at each statement of a change, its COMMIT included. */
  function interpose(fault: Fault): { statements: string[] } {
    const seen = { statements: [] as string[] };
    const changing = new WeakSet<pg.Client>();
    const original = pg.Client.prototype.query as unknown as Query;
    const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as {
      mockImplementation(query: (this: pg.Client, ...input: unknown[]) => Promise<unknown>): void;
    };
    spy.mockImplementation(function (...input) {
      const run = () => original.apply(this, input);
      const sql = String(input[0]);
      if (sql.startsWith('start transaction isolation level read committed')) {
        changing.add(this);
        return run();
      }
      if (!changing.has(this)) return run();
      if (sql === 'commit' || sql === 'rollback') changing.delete(this);
      if (sql === 'rollback') return run();
      seen.statements.push(sql);
      return fault(sql, this, run) ?? run();
    });
    return seen;
  }

  /** Makes PostgreSQL roll back with a serialization failure. At COMMIT the transaction is already over. */
  async function serializationFailure(sql: string, client: pg.Client): Promise<never> {
    if (sql === 'commit') await client.query('rollback');
    throw databaseError('40001', 'could not serialize access');
  }

  function databaseError(code: string, message: string): pg.DatabaseError {
    return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
  }

  function breakConnection({ connection }: { connection?: { stream: { destroy(): void } } }): void {
    connection?.stream.destroy();
  }

  const keyed = (key: string) => ({ 'idempotency-key': key });

  test('locks its shop before it reads or writes anything, and sees what the holder before it committed', async () => {
    const sale = await saleOf(shop, await buyPhone(shop));
    const { statements } = interpose(() => undefined);
    await expectCreated(shop.post('/api/sale', sale));
    expect(statements[0]).toMatch(/^select "id" from "shops" where "id" = \$1 for update$/);
    expect(statements.at(-1)).toBe('commit');
    // Each is a round trip while the shop is locked.
    expect(statements.length).toBeLessThanOrEqual(18);
  });

  test('is repeated as a whole when any statement or its COMMIT is taken back, and happens once', async () => {
    const sold: unknown[] = [];
    for (let at = 0; ; at += 1) {
      const sale = await saleOf(shop, await buyPhone(shop));
      let place = 0;
      let isFaulted = false;
      const { statements } = interpose((sql, client) => {
        if (isFaulted || place++ !== at) return undefined;
        isFaulted = true;
        return serializationFailure(sql, client);
      });
      const answer = await shop.post('/api/sale', sale, keyed(`serialization-${at}`));
      vi.restoreAllMocks();
      expect([at, answer.status, answer.body.message]).toEqual([at, 201, 'Sale recorded successfully']);
      sold.push(answer.body.data.invoiceNumber);
      // Every statement was tried once the last one, COMMIT, has been.
      if (!isFaulted) break;
      expect(statements.filter((sql) => sql.includes('for update'))).toHaveLength(2);
    }
    expect(sold.length).toBeGreaterThan(10);
    expect(sold).toEqual(sold.map((_, index) => `INV-${index + 1}`));
    expect((await shop.get('/api/sale')).body.total).toBe(sold.length);
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 120_000);

  test('is repeated as a whole when PostgreSQL ends it to resolve a deadlock', async () => {
    const sale = await saleOf(shop, await buyPhone(shop));
    let deadlocks = 1;
    interpose((sql) =>
      sql.startsWith('insert into "sales"') && deadlocks-- > 0
        ? Promise.reject(databaseError('40P01', 'deadlock detected'))
        : undefined,
    );
    await expectCreated(shop.post('/api/sale', sale));
    vi.restoreAllMocks();
    expect([deadlocks, (await shop.get('/api/sale')).body.total]).toEqual([-1, 1]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('never waits for ever: each of its connections has limits of time', async () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(limits)}) order by name`.execute(
      unscoped(server.database),
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '30000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '30000' },
    ]);
  });

  test.each(['at each of its statements', 'at its COMMIT'])(
    'that is taken back %s every time answers 503, and saves nothing',
    async (where) => {
      const sale = await saleOf(shop, await buyPhone(shop));
      const before = await walletOf(shop);
      const { statements } = interpose((sql, client) =>
        where === 'at its COMMIT' && sql !== 'commit' ? undefined : serializationFailure(sql, client),
      );
      const { status, headers, body } = await shop.post('/api/sale', sale, keyed('taken-back-always'));
      vi.restoreAllMocks();
      expect([status, headers['retry-after'], body.code]).toEqual([503, '2', 'busy']);
      expect(statements.filter((sql) => sql.includes('for update'))).toHaveLength(10);
      expect([await walletOf(shop), (await shop.get('/api/sale')).body.total]).toEqual([before, 0]);
      await expectCreated(shop.post('/api/sale', sale, keyed('taken-back-always')));
      expect(await defectsOf(server, shop)).toEqual([]);
    },
    60_000,
  );

  test('whose connection breaks at any statement answers 503, and its key tells what became of it', async () => {
    for (let at = 0; ; at += 1) {
      const slip = await slipOf(shop);
      let place = 0;
      let isFaulted = false;
      interpose((_sql, client) => {
        if (isFaulted || place++ !== at) return undefined;
        isFaulted = true;
        breakConnection(client as never);
        return undefined;
      });
      const key = keyed(`connection-${at}`);
      const first = await shop.post('/api/Purchase/purchase-phone', slip, key);
      vi.restoreAllMocks();
      if (!isFaulted) break;
      expect([at, first.status, first.headers['retry-after'], first.body]).toEqual([
        at,
        503,
        '2',
        {
          message: 'It is not known whether this was saved. It will be sent again and recorded once.',
          code: 'unknown-outcome',
          refusal: { code: 'outcome-unknown-sent-again', params: {} },
          requestId: expect.any(String),
        },
      ]);
      const again = await expectCreated(shop.post('/api/Purchase/purchase-phone', slip, key));
      const once = await shop.post('/api/Purchase/purchase-phone', slip, key);
      expect([once.headers['idempotency-replayed'], once.body]).toEqual(['true', again.body]);
    }
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 120_000);

  test('that was committed before its connection broke is not made again', async () => {
    const sale = await saleOf(shop, await buyPhone(shop));
    interpose((sql, client, run) => (sql === 'commit' ? run().then(() => failedAfter(client)) : undefined));
    const first = await shop.send('POST', '/api/sale', sale, {
      ...keyed('lost-answer'),
      'accept-language': 'ur',
    });
    vi.restoreAllMocks();
    expect([first.status, first.body.code]).toEqual([503, 'unknown-outcome']);
    expect(first.body.message).toBe(
      'معلوم نہیں کہ یہ محفوظ ہوا یا نہیں۔ یہ دوبارہ بھیجا جائے گا اور ایک ہی بار درج ہوگا۔',
    );
    const again = await expectCreated(shop.post('/api/sale', sale, keyed('lost-answer')));
    expect([again.headers['idempotency-replayed'], again.body.data.invoiceNumber]).toEqual(['true', 'INV-1']);
    expect((await shop.get('/api/sale')).body.total).toBe(1);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  async function failedAfter(client: pg.Client): Promise<never> {
    breakConnection(client as never);
    throw new Error('Connection terminated unexpectedly');
  }

  test('that sent no key is told to look before it is sent again', async () => {
    const expense = { date: await todayOf(shop), category: 'Rent', amount: 900, pocketCash: 900 };
    interpose((sql, client) => (sql === 'commit' ? failedAfter(client) : undefined));
    const { status, body } = await shop.post('/api/expense', expense);
    expect([status, body.code, body.message]).toEqual([
      503,
      'unknown-outcome',
      'It is not known whether this was saved. Look before you send it again.',
    ]);
  });

  test.each([
    ['57P01', 'terminating connection due to administrator command', 'busy'],
    ['55P03', 'canceling statement due to lock timeout', 'busy'],
    ['57014', 'canceling statement due to statement timeout', 'busy'],
    ['25006', 'cannot execute INSERT in a read-only transaction', 'busy'],
    ['42P01', 'relation "expenses" does not exist', 'busy'],
  ])('that PostgreSQL ends with %s is rolled back and answers 503', async (code, message, said) => {
    const expense = { date: await todayOf(shop), category: 'Rent', amount: 900, pocketCash: 900 };
    interpose((sql) =>
      sql.startsWith('insert into "expenses"') ? Promise.reject(databaseError(code, message)) : undefined,
    );
    const answer = await shop.post('/api/expense', expense, keyed('ended-by-postgres'));
    vi.restoreAllMocks();
    expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '2', said]);
    expect((await shop.get('/api/expense')).body.data).toEqual([]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each(['insert into "expenses"', 'commit'])(
    'that finds the disk full at %s is rolled back and says so',
    async (place) => {
      const expense = { date: await todayOf(shop), category: 'Rent', amount: 900, pocketCash: 900 };
      interpose((sql, client) => (sql.startsWith(place) ? noRoom(sql, client) : undefined));
      const answer = await shop.post('/api/expense', expense, keyed('disk-full'));
      vi.restoreAllMocks();
      expect([answer.status, answer.body.code]).toEqual([507, 'disk-full']);
      expect((await shop.get('/api/expense')).body.data).toEqual([]);
      await expectCreated(shop.post('/api/expense', expense, keyed('disk-full')));
      expect(await defectsOf(server, shop)).toEqual([]);
    },
  );

  async function noRoom(sql: string, client: pg.Client): Promise<never> {
    if (sql === 'commit') await client.query('rollback');
    throw databaseError('53100', 'could not extend file: No space left on device');
  }

  test('is not seen by a read that began before it', async () => {
    const [session] = (await everyShop(server.database, 'test')).filter(
      ({ shop: { id } }) => id === shop.user.shopId,
    );
    if (!session) throw new Error('The shop is gone');
    await server.database.read(session, async (reader) => {
      const entries = () => reader.selectFrom('journal_entries').select('number').execute();
      const before = await entries();
      await fillTill(shop, 500);
      expect(await entries()).toEqual(before);
    });
    expect(await walletOf(shop)).toEqual({ pocket: 10_000_500 });
  });

  test('waits for its own shop alone', async () => {
    const other = await server.signUp();
    await fillTill(other, 1000);
    const holder = new pg.Client({ connectionString: server.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select id from shops where id = $1 for update', [shop.user.shopId]);
    let isAnswered = false;
    const own = fillTill(shop, 500).then(() => {
      isAnswered = true;
    });
    await fillTill(other, 500);
    expect([isAnswered, await walletOf(other)]).toEqual([false, { pocket: 1500 }]);
    await holder.query('rollback');
    await own;
    await holder.end();
    expect(await walletOf(shop)).toEqual({ pocket: 10_000_500 });
  });
});
