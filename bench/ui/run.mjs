// Measures our primitives beside their best peers and the floor, in one run; the table goes to the screen, and with `--write` into bench/README.md.
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/chromium/launchOptions.ts';
import { store } from '../store.mjs';
import { installPeers } from './harness/installPeers.mjs';
import { readOptions } from './harness/options.mjs';
import { behind, beyondFloor, figures, format, table } from './harness/report.mjs';
import { median } from './harness/statistics.mjs';
import { Tab } from './harness/Tab.mjs';
import { dropdown } from './kinds/dropdown.mjs';
import { form } from './kinds/form.mjs';
import { table as tables } from './kinds/table.mjs';

const kinds = { dropdown, form, table: tables };
const options = readOptions(Object.keys(kinds));
installPeers();
const { buildPage, measureSize, serveBuilt } = await import('./harness/build.mjs');

const chosen = options.kinds.map((name) => kinds[name]);
const sizes = {};
for (const kind of chosen) {
  sizes[kind.name] = {};
  const wanted = Object.keys(kind.entries).filter((entry) => options.entries?.includes(entry) ?? true);
  console.info(`Building ${kind.name}: ${wanted.join(', ')}…`);
  for (const entry of wanted) await buildEntry(kind, entry);
}

const served = await serveBuilt();
const browser = await chromium.launch(await launchOptions());
const loads = [];
const sections = [];
try {
  for (const kind of chosen) {
    for (const count of kind.counts) sections.push(await compare(kind, count));
  }
} finally {
  await browser.close();
  await served.close();
}
const report = [`${circumstances()}\n`, ...sections].join('\n');
console.info(report);
if (options.outFile) await writeFile(options.outFile, report);
if (options.isWritten) await store('ui', report);

/** A peer that cannot be built is left out; so are we while our sources are not whole. */
async function buildEntry(kind, entry) {
  try {
    await buildPage(kind.name, entry);
    sizes[kind.name][entry] = await measureSize(kind.name, entry);
  } catch (error) {
    console.warn(`${kind.name}, ${entry} cannot be built: ${error.message}`);
    process.exitCode = 1;
  }
}

/** One table. The rounds are interleaved, so that a neighbour's burst of work falls on all entries alike. */
async function compare(kind, count) {
  const names = Object.keys(sizes[kind.name]);
  const measured = Object.fromEntries(names.map((name) => [name, { runs: [], failures: [] }]));
  for (let round = 0; round < options.rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      // Rotate the order, so that nobody is always first.
      const name = names[(turn + round) % names.length];
      await measureOnce(kind, name, count, round, measured[name]);
      loads.push(loadavg()[0]);
    }
    console.info(`${kind.name} ${count}: round ${round + 1} of ${options.rounds}.`);
  }
  const found = figures(kind, measured, sizes[kind.name]);
  const lines = [`### ${kind.title(count)}`, '', table(found), ''];
  const probes = Object.values(measured).flatMap(({ runs }) => runs.flatMap((run) => run.probe ?? []));
  if (probes.length > 0) lines.push(`A key in the bare input: ${format(median(probes))} ms.`);
  const ours = found.rows.find(({ role }) => role === 'ours');
  if (ours?.styles) lines.push(`Our style sheet besides: ${format(ours.styles)} kB gzip.`);
  const gaps = behind(found);
  if (ours)
    lines.push('', gaps.length === 0 ? 'Ahead of the best peer on every column.' : 'Behind the best peer:');
  for (const gap of gaps) {
    const why = kind.reasons?.[gap.column];
    lines.push(
      `- ${gap.column}: ${format(gap.own)} against ${format(gap.theirs)} (${gap.peer}), ${format(gap.own / gap.theirs)}×${why ? `: ${why}` : '.'}`,
    );
  }
  if (kind.mostOfFloor) {
    const far = beyondFloor(found, kind.mostOfFloor);
    lines.push(
      '',
      far.length === 0
        ? `Within ${kind.mostOfFloor}× the React floor.`
        : `Beyond ${kind.mostOfFloor}× the React floor:`,
    );
    for (const { column, own, least } of far) {
      const why = kind.beyond?.[column] ?? kind.reasons?.[column];
      lines.push(
        `- ${column}: ${format(own)} against ${format(least)}, ${format(own / least)}×${why ? `: ${why}` : '.'}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

async function measureOnce(kind, entry, count, round, { runs, failures }) {
  // An entry that timed out once is given one more chance, not more.
  if (failures.length > 1) return;
  const address = `${served.address}${kind.name}/${entry}/page.html?count=${count}`;
  const tab = await Tab.open(browser, address, options.slowdown);
  try {
    runs.push(await kind.measure(tab, { round, count, entry: kind.entries[entry] }));
  } catch (error) {
    const [message] = String(error.message).split('\n');
    console.warn(`${kind.name}, ${entry}: ${message}`);
    failures.push(message);
  } finally {
    await tab.close();
  }
}

function circumstances() {
  const slowed = options.slowdown > 1 ? `, slowed ${options.slowdown} ×` : '';
  const load = loads.length > 0 ? `, load ${median(loads).toFixed(1)}` : '';
  return `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}${slowed}, ${options.rounds} round${options.rounds === 1 ? '' : 's'}${load}. Milliseconds unless a column says otherwise.`;
}
