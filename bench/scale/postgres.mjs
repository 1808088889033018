// Lets tills work on a PostgreSQL of its own: shops side by side, three servers on one shop, and a database that is stopped
// and whose connections are ended under load. `node --conditions=@handset/source bench/scale/postgres.mjs [--seconds 60]
// [--write]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkBooks } from '../../apps/server/src/app/checkBooks.ts';
import { HandsetDatabase } from '../../apps/server/src/base/database/HandsetDatabase.ts';
import { everyShop } from '../../apps/server/src/shop/access/everyShop.ts';
import { startServer } from '../../apps/server/test/reliability/ServerProcess.ts';
import { OPENING_ENTRIES, openShop, submit, Till } from '../../apps/server/test/reliability/Till.ts';
import { PostgresCluster } from '../../tools/postgres/PostgresCluster.ts';
import { store } from '../store.mjs';
import { percentile } from './server.mjs';

const place = process.argv.indexOf('--seconds');
const SECONDS = place === -1 ? 60 : Number(process.argv[place + 1]);
const STOPS = 5;
const ENDED_BACKENDS = 10;

const scratch = mkdtempSync(join(tmpdir(), 'handset-bench-'));
const loadBefore = loadavg()[0];
const rows = [];
try {
  rows.push(['12 shops, one till each, SQLite', await shopsSideBySide(undefined)]);
  rows.push([
    '12 shops, one till each, PostgreSQL',
    await onCluster((cluster) => shopsSideBySide(cluster.url)),
  ]);
  rows.push(['one shop, six tills, three servers', await onCluster(threeServers)]);
  const outage = await onCluster(databaseThatComesAndGoes);
  const figure = (value, digits = 0) => value.toFixed(digits);
  const table = [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()} (load ${figure(loadBefore, 1)} before the run), PostgreSQL and its clients on the same cores, ${SECONDS} s each.`,
    '',
    '| load | writes a second | p50 (ms) | p95 (ms) | p99 (ms) | answers of 500 | of 503 |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(
      ([name, { times, failures }]) =>
        `| ${name} | ${figure(times.length / SECONDS, 1)} | ${[0.5, 0.95, 0.99].map((share) => figure(percentile(times, share))).join(' | ')} | ${failures[500] ?? 0} | ${failures[503] ?? 0} |`,
    ),
    '',
    `Twenty tills of four shops while PostgreSQL was stopped and started ${STOPS} times and ${ENDED_BACKENDS} connections were ended: ${outage.acknowledged} writes acknowledged, ${outage.lost} lost, ${outage.doubled} doubled, ${outage.defects} defects in the books, ${outage.failures[500] ?? 0} answers of 500, ${outage.failures[503] ?? 0} of 503 (${outage.unknown} of them of unknown outcome), the server's process ${outage.isAlive ? 'alive' : 'ENDED'}. First success after each return: ${outage.returns.map((ms) => `${figure(ms / 1000, 2)} s`).join(', ')}.`,
    '',
  ].join('\n');
  console.info(table);
  if (process.argv.includes('--write')) await store('postgres', table);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Runs a load on a new cluster with the settings of an ordinary one. */
async function onCluster(load) {
  const cluster = await PostgresCluster.create();
  await cluster.start();
  try {
    return await load(cluster);
  } finally {
    await cluster.remove();
  }
}

function openServer(url) {
  return startServer({
    environment: {
      HANDSET_DATA: mkdtempSync(join(scratch, 'server-')),
      HANDSET_BACKUPS: 'off',
      HANDSET_RATE_FACTOR: '100000',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: url ?? '',
    },
  });
}

async function shopsSideBySide(url) {
  const server = await openServer(url);
  try {
    const tills = [];
    while (tills.length < 12) tills.push(tillOf(await openShop(server.url), [server]));
    return await worked(tills);
  } finally {
    await server.end('SIGTERM');
  }
}

async function threeServers({ url }) {
  const servers = [await openServer(url), await openServer(url), await openServer(url)];
  try {
    const shop = await openShop(servers[0].url);
    return await worked(Array.from({ length: 6 }, (_, index) => tillOf(shop, [servers[index % 3]])));
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
}

function tillOf(shop, [server]) {
  return { shop, server, till: new Till(shop) };
}

/** Lets tills work for the time of a run, and returns how long their writes took. */
async function worked(tills) {
  const until = performance.now() + SECONDS * 1000;
  const log = newLog();
  await Promise.all(tills.map((each) => work(each, log, () => performance.now() < until)));
  return log;
}

function newLog() {
  return { times: [], failures: {}, unknown: 0, answers: new Map() };
}

/** One write after the other, each under its key until it is taken. */
async function work({ shop, server, till }, log, goesOn) {
  while (goesOn()) {
    const submission = till.next();
    for (;;) {
      const began = performance.now();
      const answer = await submit({ url: server.url, token: shop.token }, submission);
      if (answer.status === 201) {
        log.times.push(performance.now() - began);
        log.answers.set(submission.key, answer.body.data?._id);
        till.acknowledged(submission, answer);
        break;
      }
      log.failures[answer.status] = (log.failures[answer.status] ?? 0) + 1;
      if (answer.body.code === 'unknown-outcome') log.unknown += 1;
      // A refusal would come again for ever: it is a defect of this script or of the server.
      if (answer.status < 500)
        throw new Error(`${submission.url} answered ${answer.status}: ${answer.body.message}`);
      await pause(100);
    }
  }
}

async function databaseThatComesAndGoes(cluster) {
  const server = await openServer(cluster.url);
  try {
    const shops = [];
    while (shops.length < 4) shops.push(await openShop(server.url));
    const log = newLog();
    let isOver = false;
    const working = Promise.all(
      Array.from({ length: 20 }, (_, index) => work(tillOf(shops[index % 4], [server]), log, () => !isOver)),
    );
    const returns = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await pause(2000);
      await endBackends(cluster.url, ENDED_BACKENDS / STOPS);
      await pause(1000);
      // In order, and as in a crash.
      await cluster.stop(stop % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await pause(3000);
      await cluster.start();
      const [began, before] = [performance.now(), log.times.length];
      while (log.times.length === before) await pause(5);
      returns.push(performance.now() - began);
    }
    await pause(2000);
    isOver = true;
    await working;
    const isAlive = (await fetch(`${server.url}/api/health/ready`)).status === 200;
    return {
      ...log,
      ...(await kept(cluster.url, log.answers, shops.length)),
      returns,
      isAlive,
      acknowledged: log.answers.size,
    };
  } finally {
    await server.end('SIGTERM');
  }
}

/** Ends connections of the server in the middle of their transactions. */
async function endBackends(url, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let ended = 0; ended < count; ) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null limit 1`,
    );
    ended += rowCount ?? 0;
    await pause(50);
  }
  await client.end();
}

/** Counts how much of the acknowledged work the database holds. */
async function kept(url, answers, shops) {
  const database = await HandsetDatabase.openReadOnly({ file: '', url });
  try {
    const { keys, entries } = await database.snapshot(async (db) => ({
      keys: await db.selectFrom('idempotency_keys').select(['key', 'response']).execute(),
      entries: await db.selectFrom('journal_entries').select('number').execute(),
    }));
    const stored = new Map(keys.map(({ key, response }) => [key, response]));
    let lost = 0;
    for (const [key, id] of answers) if (JSON.parse(stored.get(key) || 'null')?.data?._id !== id) lost += 1;
    let defects = 0;
    for (const session of await everyShop(database, 'bench'))
      defects += (await database.read(session, checkBooks)).length;
    // Each write of a till is one entry of the journal.
    return { lost, doubled: entries.length - OPENING_ENTRIES * shops - answers.size, defects };
  } finally {
    await database.close();
  }
}
