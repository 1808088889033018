// Pictures of every route of the demo shop, and of work in its forms, to be looked at: each width, theme and language, in
// screenshots/.
// Narrow it down: npm run screenshots -- --path stockList --path scene --width 390 --theme dark --locale ur
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withCheckDigit } from '@handset/domain';
import { guardedRoutes, publicRoutes } from '../apps/host/src/app/routes/routes.ts';
import { Books } from '../e2e/Books.ts';
import { openCounter } from '../e2e/openCounter.ts';
import { startServer } from '../e2e/server.ts';
import { buildHost } from './buildHost.mjs';
import { scenesOf } from './scenes.mjs';

const heights = { 390: 844, 768: 1024, 1366: 768 };
const several = { type: 'string', multiple: true };
const { values: wanted } = parseArgs({
  options: {
    path: { ...several, default: [''] },
    width: { ...several, default: Object.keys(heights) },
    theme: { ...several, default: ['light', 'dark'] },
    locale: { ...several, default: ['en', 'ur'] },
  },
});

/** Dialogs that have an address of their own. */
const dialogs = [
  'purchase',
  'slip',
  'bulk',
  'sale',
  'dispatch',
  'company',
  'model',
  'entity',
  'password',
  'pin',
  'till',
].map((name) => `/?open=${name}`);

await buildHost();
const server = await startServer();
const counter = await openCounter(server.baseURL);
const keeper = await counter.newKeeper();
const { page } = keeper;
page.setDefaultTimeout(60_000);
try {
  await page.goto('/login');
  for (const { path } of publicRoutes) await photograph(path);
  await keeper.prefer('locale', 'en');
  await page.goto('/login');
  await keeper.press('Explore with a demo shop');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const ids = await idsOfDemo();
  for (const { path } of guardedRoutes)
    if (path.includes(':id')) {
      const start = Object.keys(ids).find((each) => path.startsWith(each));
      if (!start) throw new Error(`No record is known for ${path}`);
      await photograph(path.replace(':id', ids[start]));
    } else await photograph(path);
  for (const path of dialogs) await photograph(path);
  if (wanted.path.some((part) => 'scene'.includes(part))) {
    const scenes = scenesOf(keeper, { sale: ids['/sales'], party: ids['/app/dashboard/partyLedger'] });
    for (const [name, play] of Object.entries(scenes)) {
      await page.setViewportSize({ width: 1366, height: heights[1366] });
      await keeper.prefer('locale', 'en');
      await play();
      await inEachLook(`scene-${name}`, false);
    }
  }
} finally {
  await page.context().browser()?.close();
  await server.close();
}

async function photograph(path) {
  if (!wanted.path.some((part) => path.includes(part))) return;
  const isDialog = path.includes('open=');
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'dashboard';
  await inEachLook(name, !isDialog, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (isDialog) await page.getByRole('dialog').waitFor();
  });
}

/** Takes a picture in each language, theme and width, of the page as `show` leaves it; without it, the page stays as it is. */
async function inEachLook(name, fullPage, show) {
  for (const locale of wanted.locale)
    for (const colorScheme of wanted.theme)
      for (const width of wanted.width) {
        await page.setViewportSize({ width: Number(width), height: heights[width] ?? 900 });
        await keeper.prefer('locale', locale);
        await keeper.prefer('colorScheme', colorScheme);
        await show?.();
        await page.evaluate(() => document.fonts.ready);
        const file = `${name}-${width}-${colorScheme}-${locale}`;
        await page.screenshot({
          path: join('screenshots', `${file}.png`),
          fullPage,
          animations: 'disabled',
        });
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isWide) console.warn(`Scrolls sideways: ${file}`);
      }
}

/** A record for each route with an id, by the start of its path; the longer start comes first. */
async function idsOfDemo() {
  const books = new Books(server.baseURL, await keeper.token());
  const answer = async (path) => (await books.get(path)).json();
  const first = async (path) => (await answer(path)).data[0];
  const lot = await books.buyLot(['35693803000070', '35693803000071'].map(withCheckDigit));
  const purchase = (await first('/api/Purchase?type=single'))._id;
  const sale = (await first('/api/sale'))._id;
  const party = (await first('/api/partyLedger/getAllNames'))._id;
  return {
    '/app/dashboard/bankTransaction': (await answer('/api/banks/getAllBanks')).banks[0]._id,
    '/app/dashboard/pocketCashTransactions': 'cash',
    '/app/dashboard/partyLedger': party,
    '/app/dashboard/PayablesAndReceivables': party,
    '/app/dashboard/ledgerRecords': (await first('/api/ledger/records')).entry,
    '/app/dashboard/bulkPhoneDetail': lot,
    '/purchase/todayPurchase/bulkPurchase': lot,
    '/purchase/purchaseRecords/bulkPurchase': lot,
    '/purchase': purchase,
    '/todayBook/pruchaseDetail': purchase,
    '/todayBook': sale,
    '/sales': sale,
  };
}
