// Lets tills work on a PostgreSQL of its own: shops side by side, three servers on one shop, and a database that is stopped
// and whose connections are ended under load. `node --conditions=@handset/source bench/scale/postgres.mjs [--seconds 60]
// [--write]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../apps/server/test/reliability/ServerProcess.ts';
import { openShop } from '../../apps/server/test/reliability/Till.ts';
import { keptOf, workAt, workerAt, workThrough } from '../../apps/server/test/reliability/work.ts';
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
      ([name, work]) =>
        `| ${name} | ${figure(work.times.length / SECONDS, 1)} | ${[0.5, 0.95, 0.99].map((share) => figure(percentile(work.times, share))).join(' | ')} | ${refusals(work, '500')} | ${refusals(work, '503')} |`,
    ),
    '',
    `Twenty tills of four shops while PostgreSQL was stopped and started ${STOPS} times and ${ENDED_BACKENDS} connections were ended: ${outage.acknowledged} writes acknowledged, ${outage.lost} lost, ${outage.doubled} doubled, ${outage.defects.length} defects in the books, ${refusals(outage, '500')} answers of 500, ${refusals(outage, '503')} of 503 (${refusals(outage, '503 unknown-outcome')} of them of unknown outcome), the server's process ${outage.isAlive ? 'alive' : 'ENDED'}. First success after each return: ${outage.returns.map((ms) => `${figure(ms / 1000, 2)} s`).join(', ')}.`,
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
    while (tills.length < 12) tills.push(workerAt(server.url, await openShop(server.url)));
    return await worked(tills);
  } finally {
    await server.end('SIGTERM');
  }
}

async function threeServers({ url }) {
  const servers = [await openServer(url), await openServer(url), await openServer(url)];
  try {
    const shop = await openShop(servers[0].url);
    return await worked(Array.from({ length: 6 }, (_, index) => workerAt(servers[index % 3].url, shop)));
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
}

/** Lets tills work for the time of a run. */
function worked(workers) {
  const until = performance.now() + SECONDS * 1000;
  return workAt(workers, () => performance.now() < until);
}

/** Number of the answers that begin so. */
function refusals({ refusals }, beginning) {
  return [...refusals].reduce((sum, [said, times]) => (said.startsWith(beginning) ? sum + times : sum), 0);
}

async function databaseThatComesAndGoes(cluster) {
  const server = await openServer(cluster.url);
  try {
    const shops = [];
    while (shops.length < 4) shops.push(await openShop(server.url));
    const workers = Array.from({ length: 20 }, (_, index) => workerAt(server.url, shops[index % 4]));
    const work = await workThrough(cluster, workers, {
      stops: STOPS,
      endedBackends: ENDED_BACKENDS / STOPS,
      whileAway: () => pause(3000),
    });
    const isAlive = (await fetch(`${server.url}/api/health/ready`)).status === 200;
    return { ...work, ...(await keptOf(cluster.url, work, shops)), isAlive };
  } finally {
    await server.end('SIGTERM');
  }
}
