// Measures how long a second `npm start` takes to its first answer, on an empty data folder and on the demo shop's.
// `node bench/start/run.mjs` prints the table; `--write` also stores it in bench/README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/network/freePort.ts';
import { store } from '../store.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 5;

const data = await mkdtemp(join(tmpdir(), 'handset-start-'));
try {
  const port = await freePort();
  await start(port); // the first start builds what the others find built
  const empty = await rounds(port);
  await start(port, (address) => fetch(`${address}/api/demo`, { method: 'POST' }));
  const demo = await rounds(port);
  const table = [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${ROUNDS} starts each, from \`npm start\` to the first answer of the API.`,
    '',
    '| data folder | median (s) | slowest (s) |',
    '|---|---:|---:|',
    row('empty', empty),
    row('the demo shop', demo),
    '',
  ].join('\n');
  console.info(table);
  if (process.argv.includes('--write')) await store('start', table);
} finally {
  await rm(data, { recursive: true, force: true });
}

async function rounds(port) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await start(port));
  return times.toSorted((a, b) => a - b);
}

/** Starts the shop as a person would, and ends it after its first answer; the seconds between. */
async function start(port, work = async () => {}) {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HANDSET_DATA: data },
    stdio: 'ignore',
    detached: true,
  });
  const exit = once(npm, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${address}/api/setup`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - began) / 1000;
  await work(address);
  process.kill(-npm.pid, 'SIGTERM');
  await exit;
  return seconds;
}

function row(what, times) {
  return `| ${what} | ${times[Math.floor(times.length / 2)]?.toFixed(2)} | ${times.at(-1)?.toFixed(2)} |`;
}
