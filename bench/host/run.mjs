// Measures the built host in Chromium on the real server: the first load on a slow machine and network, a second visit, the way from
// page to page, and a list of 100,000 phones. `npm run bench:host` prints the tables; `-- --write` also stores them in bench/README.md.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildHost } from '../../scripts/buildHost.mjs';
import { launchOptions } from '../../tools/chromium/launchOptions.ts';
import { shopOf } from '../scale/seed.mjs';
import { percentile, startServer } from '../scale/server.mjs';
import { PASSWORD } from '../scale/trade.mjs';
import { store } from '../store.mjs';
import { watch } from './watch.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'cold,second,menu,long' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const wanted = options.only.split(',');
const dist = fileURLToPath(new URL('../../apps/host/dist', import.meta.url));
const SLOW = 4;
/** What Lighthouse calls slow 4G, in bytes a second and milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The first cell of a row that came from the server; of the sign-in page, its first field. */
const ROW = '[role=grid] [role=rowheader]';
/** The same once it can be used: before, it may be what was last seen there. */
const LIVING_ROW = `${ROW}:not([inert] *)`;
const FIELD = 'input[name=username], input[autocomplete=username]';
const MENU = [
  '/sales/todaySales',
  '/app/dashboard/newMobileList',
  '/app/dashboard/usedMobileList',
  '/app/dashboard/bulkPhones',
  '/app/dashboard/addAccessory',
  '/app/dashboard/getCustomerRecord',
  '/app/dashboard/wallet',
  '/app/dashboard/PayablesAndReceivables',
  '/purchase/purchaseRecords',
  '/sales/saleInvoices',
];

const SEARCH = 'input[type=search], [role=searchbox]';
const DIGITS = '000123';
/** Of the window, where rows stand however far they are scrolled. */
const MIDDLE = [683, 500];

/** What is done with the long list, one after another; each answers how long its first row took, where rows come anew. */
const acts = {
  async 'scrolling 100 screens'(page) {
    await page.mouse.move(...MIDDLE);
    for (let turn = 0; turn < 100; turn += 1) await scroll(page);
    return undefined;
  },
  async 'scrolling on to the 5,000th phone'(page) {
    while ((await page.evaluate(lastRow)) < 5000) await scroll(page);
    return undefined;
  },
  'typing six digits into the search': (page) =>
    changed(page, () => page.locator(SEARCH).first().pressSequentially(DIGITS), 'filtered'),
  'taking the filter away': (page) =>
    changed(page, () => page.locator(SEARCH).first().fill(''), 'unfiltered'),
  'ordering by price': (page) =>
    changed(page, () => page.locator('[role=columnheader] button').last().click(), 'others'),
};

await buildHost();
const browser = await chromium.launch(await launchOptions());
const loads = [];
const tables = [];
try {
  await inShop(1_000, async (shop) => {
    if (wanted.includes('cold')) tables.push(await coldLoads(shop));
    if (wanted.includes('second')) tables.push(await secondVisits(shop));
    if (wanted.includes('menu')) tables.push(await menuWays(shop));
  });
  if (wanted.includes('long')) await inShop(100_000, async (shop) => tables.push(await longList(shop)));
} finally {
  await browser.close();
}
const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
const report = [
  `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load}, built for production; medians of ${rounds} rounds, in milliseconds.`,
  '',
  ...tables,
].join('\n');
console.info(report);
if (options.write) await store('host', report);

/** A server on a shop of so many units, and its owner signed in. */
async function inShop(units, work) {
  const server = await startServer(await shopOf(units));
  try {
    const { text } = await server.call('POST', '/api/auth/sign-in', {
      body: { username: 'owner-0', password: PASSWORD },
    });
    await work({ address: server.address, session: JSON.parse(text) });
  } finally {
    await server.stop();
  }
}

/** A browser that was never here before; signed in, unless nobody is. */
async function newVisitor({ address, session }) {
  const { origin } = new URL(address);
  // Written by a script that runs before each page, it would be part of what is measured.
  const localStorage = session
    ? [
        { name: 'token', value: session.token },
        { name: 'user', value: JSON.stringify(session.user) },
      ]
    : [];
  const context = await browser.newContext({
    viewport: { width: 1366, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(watch);
  return context;
}

async function slowed(page, slowdown, network) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** Waits in the page for something to be shown; milliseconds since the page was asked for. */
function shown(page, selector) {
  return page.evaluate((each) => window.seen.shown(() => document.querySelector(each)), selector);
}

async function coldLoads(shop) {
  const rows = [];
  for (const [name, path, selector, visitor] of [
    ['sign-in page', '/login', FIELD, { address: shop.address }],
    ['stock list', '/stockList', ROW, shop],
    ['new phones', '/app/dashboard/newMobileList', ROW, shop],
  ]) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await coldLoad(visitor, path, selector));
    rows.push(
      `| ${name} | ${['fcp', 'lcp', 'first', 'interactive', 'script', 'files'].map((key) => median(runs, key)).join(' | ')} |`,
    );
  }
  return [
    `First visit, CPU slowed ${SLOW}×, slow 4G (1.6 Mbit/s, ${NETWORK.latency} ms there and back):`,
    '',
    '| page | first paint | largest paint | its first row or field | interactive | JavaScript (kB gzip) | scripts |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

async function coldLoad(visitor, path, selector) {
  const context = await newVisitor(visitor);
  try {
    const page = await context.newPage();
    await slowed(page, SLOW, NETWORK);
    const scripts = new Set();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(visitor.address + path, { waitUntil: 'commit' });
    const first = await shown(page, selector);
    const files = [...scripts];
    // What the first frame takes, and not what the page does when that is done; as the server would send it to a browser without Brotli.
    const script = files.reduce((sum, file) => sum + readFileSync(`${dist}${file}.gz`).length, 0) / 1000;
    // Quiet for as long as a reader needs to find the field or the row.
    await page.waitForFunction(() => performance.now() - (window.seen.tasks.at(-1)?.[1] ?? 0) > 2000);
    const { fcp, lcp, tasks } = await page.evaluate(() => window.seen);
    // A task that begins when everything is there keeps nobody from using it for longer than it lasts.
    const held = tasks.filter(([start]) => start <= first).map(([, end]) => end);
    loads.push(loadavg()[0]);
    return { fcp, lcp, first, interactive: Math.max(first, ...held), script, files: files.length };
  } finally {
    await context.close();
  }
}

async function secondVisits(shop) {
  const rows = [];
  for (const slowdown of [1, SLOW]) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await newVisitor(shop);
      try {
        const before = await context.newPage();
        await before.goto(`${shop.address}/stockList`);
        await shown(before, ROW);
        await before.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await before.waitForFunction(() => navigator.serviceWorker.controller);
        await before.waitForLoadState('networkidle');
        await before.close();
        const second = await laterVisit(context, `${shop.address}/stockList`, slowdown, LIVING_ROW);
        const third = await laterVisit(context, `${shop.address}/stockList`, slowdown, LIVING_ROW);
        const floors = await standing(await lookOf(context), (page) =>
          laterVisit(context, page, slowdown, ROW),
        );
        runs.push({ ...second, third: third.first, ...floors });
        loads.push(loadavg()[0]);
      } finally {
        await context.close();
      }
    }
    rows.push(
      `| ${slowdown}× | ${['fcp', 'first', 'living', 'third', 'list', 'word'].map((key) => median(runs, key)).join(' | ')} |`,
    );
  }
  return [
    'Second visit to the stock list, the app and the answers kept by the browser, slow 4G for what the page itself asks for. Beside it, in the same browser: a file of HTML with the same rows and styles and',
    'no script, and one with a single word.',
    '',
    '| CPU slowed | first paint | its first row, as it was last seen | and as it is now, to be used | its first row in the third visit | _the same rows as HTML_ | _one word as HTML_ |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

/** One more visit in a tab of its own. From the third on the browser may have kept what it has compiled. */
async function laterVisit(context, address, slowdown, living) {
  const page = await context.newPage();
  await slowed(page, slowdown, NETWORK);
  await page.goto(address, { waitUntil: 'commit' });
  const [first, used] = await Promise.all([shown(page, ROW), shown(page, living)]);
  await page.waitForLoadState('networkidle');
  const fcp = await page.evaluate(() => window.seen.fcp);
  await page.close();
  return { fcp, first, living: used };
}

/** How the stock list looked when it was left last. */
async function lookOf(context) {
  const { origins } = await context.storageState();
  const kept = origins[0]?.localStorage.find(({ name }) => name === 'look:/stockList');
  return JSON.parse(kept.value);
}

/** What the browser itself takes for pages that are finished: the list as it looked, and one word. Each is visited for the second time. */
async function standing({ html, sheets, fonts }, visit) {
  const fileOf = (address) => readFileSync(`${dist}${new URL(address, 'http://host').pathname}`);
  const font = (path) => `<link rel="preload" as="font" crossorigin href="${path}">`;
  const pages = {
    list: `${fonts.map(font).join('')}<style>${sheets.map(fileOf).join('')}</style><div id="root">${html}</div>`,
    word: '<div role="grid"><div role="rowheader">Handset</div></div>',
  };
  const server = createServer(({ url }, response) => {
    const page = pages[url.slice(1)];
    response.setHeader('Cache-Control', 'max-age=3600');
    if (page) response.setHeader('Content-Type', 'text/html');
    response.end(
      page ? `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${page}` : fileOf(url),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const times = {};
  try {
    for (const name of Object.keys(pages)) {
      const address = `http://127.0.0.1:${server.address().port}/${name}`;
      await visit(address);
      times[name] = (await visit(address)).first;
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return times;
}

async function menuWays(shop) {
  const rows = [];
  for (const slowdown of [1, SLOW]) {
    const times = { first: [], again: [] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await newVisitor(shop);
      try {
        const page = await context.newPage();
        await page.goto(shop.address);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await page.waitForLoadState('networkidle');
        await page.locator('nav [aria-expanded]').first().waitFor();
        await slowed(page, slowdown);
        for (const kind of ['first', 'again'])
          for (const path of MENU) {
            await page.evaluate(reveal, path);
            times[kind].push(await page.evaluate(follow, path));
            await page.waitForLoadState('networkidle');
            // The menu opens the group of the page that is there now.
            await page.waitForTimeout(100);
          }
        loads.push(loadavg()[0]);
      } finally {
        await context.close();
      }
    }
    for (const [kind, all] of Object.entries(times))
      rows.push(
        `| ${slowdown}× | ${kind === 'first' ? 'for the first time' : 'again'} | ${percentile(all, 0.5).toFixed(0)} | ${percentile(all, 0.95).toFixed(0)} |`,
      );
  }
  return [
    `From a press in the side menu to the first frame with the new page's heading, ${MENU.length} pages:`,
    '',
    '| CPU slowed | the page | p50 | p95 |',
    '|---|---|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

/** Runs in the page: opens the menu's groups one after another, until the one with that link is open. */
async function reveal(path) {
  const isThere = () => document.querySelector(`nav a[href="${path}"]`);
  for (const group of document.querySelectorAll('nav [aria-expanded=false]')) {
    if (isThere()) return;
    group.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs in the page: follows a link of the menu, and waits for the heading of the page that it leads to. */
function follow(path) {
  const before = document.querySelector('h1');
  const words = before?.textContent;
  const began = performance.now();
  document.querySelector(`nav a[href="${path}"]`).click();
  return window.seen.shown(() => {
    const now = document.querySelector('h1');
    return location.pathname === path && now && (now !== before || now.textContent !== words);
  }, began);
}

async function longList(shop) {
  const results = {};
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(shop);
    try {
      const page = await context.newPage();
      await page.goto(`${shop.address}/stockList?view=units&state=all`);
      await shown(page, ROW);
      await page.waitForLoadState('networkidle');
      for (const [name, act] of Object.entries(acts)) {
        await page.evaluate(() => {
          window.seen.frames.length = 0;
        });
        const time = await act(page);
        await page.waitForLoadState('networkidle');
        const frames = await page.evaluate(() => window.seen.frames);
        results[name] ??= [];
        results[name].push({ time, long: frames.length, longest: Math.max(0, ...frames) });
      }
      loads.push(loadavg()[0]);
    } finally {
      await context.close();
    }
  }
  return [
    'A list of 100,000 phones, which the server filters and orders; frames over 50 ms are what the browser itself calls long:',
    '',
    '| what | frames over 50 ms | the longest | until its first row |',
    '|---|---:|---:|---:|',
    ...Object.entries(results).map(
      ([name, runs]) =>
        `| ${name} | ${median(runs, 'long')} | ${median(runs, 'longest')} | ${median(runs, 'time')} |`,
    ),
    '',
  ].join('\n');
}

async function scroll(page) {
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Runs in the page: which row of the list is the last, so far as it is there. */
function lastRow() {
  return Number([...document.querySelectorAll('[role=grid] [aria-rowindex]')].at(-1)?.ariaRowIndex);
}

/** Milliseconds from an act to the first frame with the rows that it brings; those of before stand there until then. */
async function changed(page, act, what) {
  await page.evaluate(
    ([selector, digits, what]) => {
      const rows = () =>
        [...document.querySelectorAll(selector)].map((each) => each.parentElement.textContent);
      const before = rows();
      const are = {
        filtered: (now) => now.some((row) => row.includes(digits)),
        unfiltered: (now) => !now.some((row) => row.includes(digits)),
        others: (now) => now.join() !== before.join(),
      };
      window.seen.marks.change = window.seen.shown(() => {
        const now = rows();
        return now.length > 0 && are[what](now);
      }, performance.now());
    },
    [ROW, DIGITS, what],
  );
  await act();
  return page.evaluate(() => window.seen.marks.change);
}

/** The middle of what several rounds gave; a dash where nothing was to be measured. */
function median(runs, key) {
  const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
  return values.length === 0 ? '–' : percentile(values, 0.5).toFixed(key === 'script' ? 1 : 0);
}
