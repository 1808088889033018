// Measures how long one keystroke takes in the phone search among 100,000 IMEIs, beside a bare input in the same run.
// `node bench/phone-search/run.mjs` prints the table; `--write` also stores it in bench/README.md.
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import { store } from '../store.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const ROUNDS = 5;
const SEARCHES = 12;
const FRAME = 1000 / 60;

const config = {
  root,
  logLevel: 'error',
  configFile: false,
  plugins: [react(), vanillaExtractPlugin()],
  ...resolveFromSource,
};
await build(config);
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });

try {
  const rows = [];
  for (const slowdown of [1, 4]) {
    const probe = [];
    const search = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await measureRound(slowdown, round);
      probe.push(...measured.probe);
      search.push(...measured.search);
    }
    rows.push({ slowdown, what: 'bare input', ...summary(probe) });
    rows.push({
      slowdown,
      what: 'SearchableSelect, 100,000 IMEIs',
      ...summary(search),
      own: p(search, 0.5) - p(probe, 0.5),
    });
  }
  const table = report(rows, browser.version());
  console.info(table);
  if (process.argv.includes('--write')) await store('phone-search', table);
} finally {
  await browser.close();
  await server.close();
}

async function measureRound(slowdown, round) {
  const page = await browser.newPage();
  await page.goto(String(address));
  await page.getByRole('combobox').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const probe = [];
  const search = [];
  for (let index = 0; index < SEARCHES; index += 1) {
    const imei = await page.evaluate(
      (at) => window.units[at % window.units.length]?.imei1,
      (round * 7919 + index * 104_729) % 100_000,
    );
    const digits = imei.slice(-6);
    await page.locator('#probe').fill('');
    await page.locator('#probe').focus();
    await type(page, digits, probe);
    const box = page.getByRole('combobox');
    await box.focus();
    await box.fill('');
    // Every list shown along the way holds the typed digits; after the sixth the one right phone is first.
    await type(page, digits, search);
    await page.keyboard.press('Escape');
  }
  await page.close();
  return { probe, search };
}

async function type(page, digits, times) {
  for (let length = 1; length <= digits.length; length += 1) {
    await page.evaluate((text) => window.awaitPaintOf(text), digits.slice(0, length));
    await page.keyboard.press(digits.charAt(length - 1));
    times.push(await page.evaluate(() => window.painted));
  }
}

function p(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(times) {
  return {
    p50: p(times, 0.5),
    p95: p(times, 0.95),
    within: times.filter((time) => time <= FRAME).length / times.length,
  };
}

function report(rows, version) {
  const cells = rows.map(
    (row) =>
      `| ${row.slowdown}× | ${row.what} | ${row.p50.toFixed(1)} | ${row.p95.toFixed(1)} | ${row.own === undefined ? '–' : row.own.toFixed(1)} | ${Math.round(row.within * 100)} % |`,
  );
  return [
    `Chromium ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${ROUNDS} rounds × ${SEARCHES} searches × 6 keys, built for production.`,
    '',
    '| CPU slowed | what | key p50 (ms) | key p95 (ms) | over the bare input, p50 (ms) | within a 60 Hz frame |',
    '|---|---|---:|---:|---:|---:|',
    ...cells,
    '',
  ].join('\n');
}
