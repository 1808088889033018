// Measures how the flows open and answer, beside plain fields in the same run; the table goes to the screen, and with `--write` into bench/README.md.
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/chromium/launchOptions.ts';
import { store } from '../store.mjs';
import { buildPage, serveBuilt } from '../ui/harness/build.mjs';
import { median } from '../ui/harness/statistics.mjs';
import { Tab } from '../ui/harness/Tab.mjs';
import { bulk } from './jobs/bulk.mjs';
import { sale } from './jobs/sale.mjs';
import { slip } from './jobs/slip.mjs';
import { countControls } from './jobs/timeOpening.mjs';

const jobs = { slip, sale, bulk };
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(jobs).join() },
    rounds: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '1,4' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('.', import.meta.url));
const chosen = options.only.split(',').map((name) => {
  if (!jobs[name]) throw new Error(`No job is called ${name}; there are ${Object.keys(jobs)}.`);
  return jobs[name];
});
const rounds = Number(options.rounds);

for (const { name, entries } of chosen) {
  for (const entry of Object.keys(entries)) await buildPage(name, entry, root);
  console.info(`${name} is built.`);
}
const served = await serveBuilt(root);
const browser = await chromium.launch(await launchOptions());
const loads = [];
const rows = [];
try {
  const controls = {};
  for (const job of chosen) controls[job.name] = await controlsOf(job);
  for (const slowdown of options.slowdowns.split(',').map(Number))
    for (const job of chosen)
      rows.push(...(await measured(job, slowdown, controls[job.name])).map((row) => ({ slowdown, ...row })));
} finally {
  await browser.close();
  await served.close();
}
const report = [
  `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${rounds} round${rounds === 1 ? '' : 's'}, load ${median(loads).toFixed(1)}, built for production. Milliseconds.`,
  '',
  '| CPU slowed | what | p50 | p95 | over the bare input | net CPU | its p95 | limit | |',
  '|---|---|---:|---:|---:|---:|---:|---:|---|',
  ...rows.map(line),
  '',
].join('\n');
console.info(report);
if (options.out) await writeFile(options.out, report);
if (options.write) await store('flows', report);

/** Number of controls in the flow's dialog. The plain dialog gets as many, in total and in view. */
async function controlsOf({ name, entries }) {
  if (!('plain' in entries)) return { all: 0, seen: 0 };
  const tab = await open(name, 'handset', 0, 1);
  try {
    return await countControls(tab);
  } finally {
    await tab.close();
  }
}

/** The rounds are interleaved, so that a neighbour's burst of work falls on all entries alike. */
async function measured(job, slowdown, controls) {
  const runs = Object.fromEntries(Object.keys(job.entries).map((entry) => [entry, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of Object.keys(job.entries)) {
      const tab = await open(job.name, entry, job.counts?.[entry] ?? controls.all, slowdown);
      try {
        await tab.mount('ready');
        await tab.settle();
        // Plain fields are lower than ours, and all drawn at once: the first of them will do.
        const expected = entry === 'plain' ? { ...controls, seen: 1 } : controls;
        runs[entry].push(await job.measure(tab, { controls: expected, entry, round }));
      } finally {
        await tab.close();
      }
      loads.push(loadavg()[0]);
    }
    console.info(`${job.name}, ${slowdown}×: round ${round + 1} of ${rounds}.`);
  }
  return Object.entries(job.entries).flatMap(([entry, title]) =>
    job.rows(runs[entry], title).map((row) => (entry === 'plain' ? { ...row, limit: undefined } : row)),
  );
}

function open(name, entry, count, slowdown) {
  return Tab.open(browser, `${served.address}${name}/${entry}/page.html?count=${count}`, slowdown);
}

function line({ slowdown, what, p50, p95, over, cpu, cpu95, limit }) {
  // Limits apply only when the machine is not slowed down.
  const verdict = limit === undefined || slowdown > 1 ? '' : p95 <= limit ? 'within' : 'over';
  const cells = [p50, p95, over, cpu, cpu95, limit].map((value) =>
    value === undefined ? '–' : value.toFixed(1),
  );
  return `| ${slowdown}× | ${what} | ${cells.join(' | ')} | ${verdict} |`;
}
