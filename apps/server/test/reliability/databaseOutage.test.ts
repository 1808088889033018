import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresCluster } from '../../../../tools/postgres/PostgresCluster.ts';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { HandsetDatabase } from '../../src/base/database/HandsetDatabase.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import { newPlace, type Place, run, startServer } from './ServerProcess.ts';
import { type Answer, OPENING_ENTRIES, openShop, type Shop, submit, Till } from './Till.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);
const TILLS = 8;

describe.runIf(isPostgres)('a PostgreSQL that comes and goes', () => {
  let cluster: PostgresCluster;
  let place: Place;
  let environment: Record<string, string>;
  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    place = await newPlace();
    environment = { ...place.environment, DATABASE_URL: cluster.url };
  });
  afterAll(async () => {
    await place.remove();
    await cluster.remove();
  });

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await pause(50);
  }

  const statusOf = async (url: string) => (await fetch(url)).status;

  test('is waited for when it starts after the server, with a message', async () => {
    const { child, said, ended } = run('main.ts', environment);
    await until(() => said().includes('Handset waits for PostgreSQL'));
    expect(said()).toContain('ECONNREFUSED');
    expect(child.exitCode).toBeNull();
    await cluster.start();
    await until(() => said().includes('Handset is open at'));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }, 60_000);

  test.each([
    [
      'user',
      (url: URL) => (url.username = 'stranger'),
      'PostgreSQL refuses the user or the password in DATABASE_URL',
    ],
    [
      'database',
      (url: URL) => (url.pathname = '/nowhere'),
      'database "nowhere" does not exist. Create it, or correct DATABASE_URL',
    ],
  ])(
    'does not know the %s: the server ends, and says so',
    async (_what, change, sentence) => {
      const url = new URL(cluster.url);
      change(url);
      const { code, said } = await run('main.ts', { ...environment, DATABASE_URL: url.href }).ended;
      expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    },
    60_000,
  );

  test('ends no server, loses nothing that was acknowledged, and doubles nothing', async () => {
    const server = await startServer({ environment });
    const shop = await openShop(server.url);
    const sent = new Map<string, Answer>();
    const codes = new Set<string>();
    let isOver = false;
    let acknowledged = 0;

    /** Sends each submission under its key until it is taken. */
    async function sell(till: Till) {
      while (!isOver) {
        const submission = till.next();
        for (;;) {
          const answer = await submit({ url: server.url, token: shop.token }, submission);
          if (answer.status === 201) {
            till.acknowledged(submission, answer);
            sent.set(submission.key, answer);
            acknowledged += 1;
            break;
          }
          codes.add(`${answer.status} ${answer.body.code}`);
          await pause(50);
        }
      }
    }
    const selling = Promise.all(Array.from({ length: TILLS }, () => sell(new Till(shop))));
    const someMore = async () => {
      const before = acknowledged;
      await until(() => acknowledged > before + TILLS);
    };

    await someMore();
    for (let round = 0; round < 5; round += 1) {
      await endBackends(cluster.url);
      await someMore();
    }
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
      await cluster.stop(signal);
      expect(await statusOf(`${server.url}/api/health`)).toBe(200);
      const away = await fetch(`${server.url}/api/health/ready`);
      expect([
        away.status,
        away.headers.get('retry-after'),
        ((await away.json()) as { code: string }).code,
      ]).toEqual([503, '2', 'busy']);
      const read = await fetch(`${server.url}/api/wallet`, {
        headers: { authorization: `Bearer ${shop.token}` },
      });
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
      await cluster.start();
      await until(async () => (await statusOf(`${server.url}/api/health/ready`)) === 200);
      await someMore();
    }
    isOver = true;
    await selling;

    expect([...codes].filter((code) => !['503 busy', '503 unknown-outcome'].includes(code))).toEqual([]);
    expect(codes).toContain('503 busy');
    await expectKept(shop, sent);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 180_000);

  async function endBackends(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    await client.end();
  }

  async function expectKept(shop: Shop, sent: Map<string, Answer>): Promise<void> {
    const database = await HandsetDatabase.open({ file: '', url: cluster.url });
    const { keys, entries } = await database.snapshot(async (rows) => ({
      keys: await rows.selectFrom('idempotency_keys').select(['key', 'response']).execute(),
      entries: await rows
        .selectFrom('journal_entries')
        .select('number')
        .where('shop_id', '=', shop.shopId)
        .execute(),
    }));
    const kept = new Map(keys.map(({ key, response }) => [key, response]));
    for (const [key, answer] of sent)
      expect(JSON.parse(kept.get(key) ?? 'null')?.data?._id).toEqual(answer.body.data?._id);
    expect(entries).toHaveLength(OPENING_ENTRIES + sent.size);
    for (const session of await everyShop(database, 'test'))
      expect(await database.read(session, checkBooks)).toEqual([]);
    await database.close();
  }
});
