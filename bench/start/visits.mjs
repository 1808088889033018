// Measures visits of a till to a shop with 30,000 phones in stock: the first one, later ones, the way from page to page, and the longest task of
// the page's thread. `npm run bench:visits` prints the table; `--write` also stores it in bench/README.md.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/chromium/launchOptions.ts';
import { shopOf } from '../scale/seed.mjs';
import { percentile, startServer } from '../scale/server.mjs';
import { store } from '../store.mjs';

const { values: options } = parseArgs({
  options: {
    units: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

/** Three tenths of the units of a shop are in stock. */
const units = Number(options.units);
const SLOWDOWN = 4;
/** 1.6 Mbit/s each way, in bytes per second, and milliseconds. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
const LIST = '/sales/saleInvoices';
/** Pages with a list, by the group of the menu that leads there. */
const MENU = [
  ['Purchase', '/purchase/purchaseRecords'],
  ['Sales', LIST],
  ['Mobile Stocks', '/app/dashboard/newMobileList'],
  ['Mobile Stocks', '/app/dashboard/getCustomerRecord'],
  ['Mobile Stocks', '/app/dashboard/bulkPhones'],
];

const folder = mkdtempSync(join(tmpdir(), 'handset-visits-'));
cpSync(await shopOf(units), folder, { recursive: true });
const server = await startServer(folder);
const launch = await launchOptions();
let version = '';
const first = { button: [], row: [], bytes: [], scripts: [] };
const later = [];
/** By how many times the processor is slowed. */
const pages = { 4: [], 1: [] };
const tasks = [];
try {
  const { text } = await server.call('POST', '/api/auth/sign-in', {
    body: { username: 'owner-0', password: 'a scale of its own' },
  });
  const session = JSON.parse(text);
  await server.call('POST', '/api/notifications/read', { token: session.token, body: {} });
  for (let round = 0; round < rounds; round += 1) {
    await visitWith(session);
    console.info(`round ${round + 1} of ${rounds}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A first visit, later ones, a walk through the menu and the sale of a phone, all in one new browser profile. */
async function visitWith({ token, user }) {
  const profile = mkdtempSync(join(tmpdir(), 'handset-profile-'));
  // A private window keeps no compiled code between visits.
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    viewport: { width: 1366, height: 768 },
  });
  version = context.browser()?.version() ?? '';
  await context.addInitScript(watch);
  await context.addInitScript(
    ([key, person]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', person);
    },
    [token, JSON.stringify(user)],
  );
  let page = await slowPage(context);
  await page.goto(server.address + LIST);
  first.row.push(await rowOf(page));
  first.button.push(await page.evaluate(() => window.seen.button));
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.seen.row)
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  first.scripts.push(scripts.length);
  first.bytes.push(scripts.reduce((sum, size) => sum + size, 0) / 1000);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();

  for (let visit = 0; visit < 3; visit += 1) {
    page = await slowPage(context);
    await page.goto(server.address + LIST);
    later.push(await rowOf(page));
    if (visit < 2) await page.close();
  }
  // The first round loads their code and their answers.
  for (const [group, path] of MENU) await followTo(page, group, path);
  for (const [group, path] of MENU) pages[4].push(await followTo(page, group, path));
  const answered = page.waitForResponse((response) => response.url().includes('/all-imeis')).catch(() => {});
  await page.keyboard.press('s');
  const search = page.getByRole('dialog').getByRole('combobox').first();
  await search.waitFor();
  // Only the work on the answer counts, not the opening of the form, whose task may be told of later.
  const opened = await page.evaluate(() => performance.now());
  await answered;
  await search.pressSequentially('356938', { delay: 200 });
  await page.locator('[role=listbox] [role=option]').first().waitFor();
  const seen = await page.evaluate(() => window.seen.tasks);
  tasks.push(Math.max(0, ...seen.filter(({ start }) => start >= opened).map(({ duration }) => duration)));
  await page.close();
  page = await slowPage(context, 1);
  await page.goto(server.address + LIST);
  await rowOf(page);
  for (const [group, path] of MENU) await followTo(page, group, path);
  for (const [group, path] of MENU) pages[1].push(await followTo(page, group, path));
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}

async function slowPage(context, rate = SLOWDOWN) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Milliseconds from the start of the visit to the first row. */
async function rowOf(page) {
  // Playwright's own way to wait puts 330 kB of script into the page, which no till pays.
  return page.evaluate(() => window.seen.whenRow);
}

/** Milliseconds from a press in the menu to the first row of the page. */
async function followTo(page, group, path) {
  const link = page.locator(`nav a[href="${path}"]`);
  // One group of the menu is open at a time.
  if ((await link.count()) === 0) await page.getByRole('button', { name: group, exact: true }).click();
  await link.waitFor();
  await page.evaluate((to) => window.awaitPage(to), path);
  await link.click();
  await page.waitForFunction(() => window.seen.page !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.seen.page);
}

/** Runs in the page: notes when the first button of the header and the first row of a list are drawn, and how long tasks take. */
function watch() {
  const seen = { tasks: [] };
  window.seen = seen;
  const row = () => document.querySelector('main [aria-rowindex="2"]');
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  seen.whenRow = new Promise((tell) => {
    const look = () => {
      if (!seen.button && document.querySelector('header button')) seen.button = performance.now();
      if (!row()) return requestAnimationFrame(look);
      seen.row = performance.now();
      tell(seen.row);
    };
    requestAnimationFrame(look);
  });
  window.awaitPage = (path) => {
    delete seen.page;
    const before = row();
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const wait = () => {
          if (location.pathname === path && row() && row() !== before)
            seen.page = performance.now() - timeStamp;
          else requestAnimationFrame(wait);
        };
        requestAnimationFrame(wait);
      },
      { capture: true, once: true },
    );
  };
}

const ms = (values, share) => Math.round(percentile(values, share)).toLocaleString('en');
const line = (what, values, limit) => `| ${what} | ${ms(values, 0.5)} | ${ms(values, 0.95)} | ${limit} |`;
const table = [
  `Chromium ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)}, ${rounds} rounds, CPU slowed ${SLOWDOWN} ×, 1.6 Mbit/s, 150 ms; ${(units * 0.3).toLocaleString('en')} phones in stock. Until the first row of the list of invoices, the page loads ${ms(first.scripts, 0.5)} scripts, ${ms(first.bytes, 0.5)} kB as sent (Brotli).`,
  '',
  '| what | median (ms) | p95 (ms) | limit (ms) |',
  '|---|---:|---:|---:|',
  line('first visit, the header', first.button, '4,500'),
  line('first visit, the first row', first.row, '–'),
  line('later visit, the first row', later, '1,200'),
  line('from the menu to the next page’s first row', pages[4], '–'),
  line('the same on a processor that is not slowed', pages[1], '200'),
  line('longest task, from the answer with all phones to a search', tasks, '200'),
  '',
].join('\n');
console.info(table);
if (options.write) await store('visits', table);
