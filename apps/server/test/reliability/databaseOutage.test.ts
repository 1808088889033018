import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresCluster } from '../../../../tools/postgres/PostgresCluster.ts';
import { newPlace, type Place, run, type ServerProcess, startServer } from './ServerProcess.ts';
import { openShop, type Shop, submission, submit } from './Till.ts';
import { keptOf, type Worker, workAt, workerAt, workThrough } from './work.ts';

const isLong = process.env.HANDSET_TESTS === 'long';
const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

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
      'that does not know the user',
      (url: URL) => (url.username = 'stranger'),
      'PostgreSQL refuses the user or the password in DATABASE_URL',
    ],
    [
      'without the database',
      (url: URL) => (url.pathname = '/nowhere'),
      'database "nowhere" does not exist. Create it, or correct DATABASE_URL',
    ],
    [
      'that takes no changes',
      (url: URL) => {
        url.pathname = '/template1';
        url.searchParams.set('options', '-c default_transaction_read_only=on');
      },
      'PostgreSQL takes no changes',
    ],
  ])(
    '%s ends the server, which says so',
    async (_what, change, sentence) => {
      const url = new URL(cluster.url);
      change(url);
      const { code, said } = await run('main.ts', { ...environment, DATABASE_URL: url.href }).ended;
      expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    },
    60_000,
  );

  /** Opens servers on the database, runs a trial, and ends them in good order. */
  async function onServers(count: number, trial: (...urls: string[]) => Promise<void>): Promise<void> {
    const servers: ServerProcess[] = [];
    for (let number = 0; number < count; number += 1) servers.push(await startServer({ environment }));
    await trial(...servers.map(({ url }) => url));
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  }

  async function openShops(url: string, count: number): Promise<Shop[]> {
    const shops: Shop[] = [];
    while (shops.length < count) shops.push(await openShop(url));
    return shops;
  }

  /** Lets tills work for a while, and expects every write to be taken at once, and to be kept once. */
  async function expectNoRefusal(shops: readonly Shop[], workers: readonly Worker[]): Promise<void> {
    const until = performance.now() + 60_000;
    const work = await workAt(workers, ({ times }) =>
      isLong ? performance.now() < until : times.length < 3 * workers.length,
    );
    expect([...work.refusals]).toEqual([]);
    expect(await keptOf(cluster.url, work, shops)).toMatchObject({ lost: 0, doubled: 0, defects: [] });
  }

  test('of a newer version ends the server, which says so', async () => {
    await onServers(1, async () => {});
    const later = '9999_from_the_future';
    await execute(`insert into kysely_migration (name, timestamp) values ('${later}', '2030-01-01')`);
    const { code, said } = await run('main.ts', environment).ended;
    await execute(`delete from kysely_migration where name = '${later}'`);
    expect([code, said]).toEqual([1, expect.stringContaining(`newer Handset (${later})`)]);
  }, 60_000);

  test('lets twelve shops work side by side', async () => {
    await onServers(1, async (url = '') => {
      const shops = await openShops(url, 12);
      const workers = shops.map((shop) => workerAt(url, shop));
      await expectNoRefusal(shops, workers);
    });
  }, 120_000);

  test('lets six tills of one shop work at three servers', async () => {
    await onServers(3, async (...urls) => {
      const shop = await openShop(urls[0] ?? '');
      const workers = [...urls, ...urls].map((url) => workerAt(url, shop));
      await expectNoRefusal([shop], workers);
    });
  }, 120_000);

  test('ends no server while it comes and goes, loses nothing that was acknowledged, and doubles nothing', async () => {
    await onServers(1, async (url = '') => {
      const shops = await openShops(url, isLong ? 4 : 2);
      const tills = Array.from({ length: isLong ? 5 : 2 }, () => shops).flat();
      const workers = tills.map((shop) => workerAt(url, shop));
      const work = await workThrough(cluster, workers, {
        stops: isLong ? 5 : 2,
        endedBackends: 2,
        whileAway: () => expectAway(url, shops[0]?.token),
      });
      const expected = ['503 busy', '503 unknown-outcome'];
      expect([...work.refusals.keys()].filter((said) => !expected.includes(said))).toEqual([]);
      expect(work.refusals.has('503 busy')).toBe(true);
      expect(await keptOf(cluster.url, work, shops)).toMatchObject({ lost: 0, doubled: 0, defects: [] });
      if (isLong) expect(Math.max(...work.returns)).toBeLessThan(5000);
    });
  }, 180_000);

  test.each([
    [
      'takes no changes for a while',
      ['alter system set default_transaction_read_only = on', 'select pg_reload_conf()'],
      ['alter system reset default_transaction_read_only', 'select pg_reload_conf()'],
      200,
    ],
    [
      'is being restored, and has no tables for a while',
      ['alter schema public rename to away', 'create schema public'],
      ['drop schema public', 'alter schema away rename to public'],
      503,
    ],
  ])(
    '%s: what it cannot do answers 503 until it is back',
    async (_what, take, giveBack, status) => {
      await onServers(1, async (url = '') => {
        const [shop] = await openShops(url, 1);
        const token = shop?.token ?? '';
        const headers = { authorization: `Bearer ${token}` };
        // A session that was not used for a minute is marked as used by the next request.
        await execute('update sessions set last_used_at = last_used_at - 120000');
        let refused = submission('/api/company/create-company', { name: 'Zebra' });
        try {
          await execute(...take);
          await until(async () => {
            refused = submission('/api/company/create-company', { name: `Zebra ${refused.key}` });
            return (await submit({ url, token }, refused)).status === 503;
          });
          const statuses = [
            await statusOf(`${url}/api/health/ready`),
            (await fetch(`${url}/api/wallet`, { headers })).status,
          ];
          expect(statuses).toEqual([status, status]);
        } finally {
          await execute(...giveBack);
        }
        await until(async () => (await statusOf(`${url}/api/health/ready`)) === 200);
        await until(async () => (await submit({ url, token }, refused)).status === 201);
      });
    },
    60_000,
  );

  test.runIf(isLong)(
    'freezes: requests end in 503 after a while, and go on once it moves again',
    async () => {
      await onServers(1, async (url = '') => {
        const [shop] = await openShops(url, 1);
        const token = shop?.token ?? '';
        const company = submission('/api/company/create-company', { name: 'Xylo' });
        const processes = await processesOfPostgres();
        try {
          for (const pid of processes) process.kill(pid, 'SIGSTOP');
          const [isReady, answer] = await Promise.all([
            statusOf(`${url}/api/health/ready`),
            submit({ url, token }, company, 60_000),
          ]);
          expect([isReady, answer.status]).toEqual([503, 503]);
        } finally {
          for (const pid of processes) process.kill(pid, 'SIGCONT');
        }
        await until(async () => (await statusOf(`${url}/api/health/ready`)) === 200);
        expect(await submit({ url, token }, company)).toMatchObject({ status: 201 });
      });
    },
    120_000,
  );

  /** Executes statements one after another, each in a transaction of its own. Resolves to the rows of the last. */
  async function execute(...statements: readonly string[]): Promise<Record<string, unknown>[]> {
    const options = '-c default_transaction_read_only=off';
    const client = new pg.Client({ connectionString: cluster.url, options });
    await client.connect();
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    await client.end();
    return rows;
  }

  async function processesOfPostgres(): Promise<number[]> {
    const rows = await execute(`
      select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
      union all select pid from pg_stat_activity where pid <> pg_backend_pid()`);
    return rows.map(({ pid }) => Number(pid));
  }

  async function expectAway(url: string, token = ''): Promise<void> {
    expect(await statusOf(`${url}/api/health`)).toBe(200);
    for (const path of ['/api/health/ready', '/api/wallet']) {
      const { status, headers } = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
  }
});
