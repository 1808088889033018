// Measures how long the calls that read much take on shops of 1,000, 10,000 and 100,000 units (three journal entries for
// each unit, a party for every five), and in a database of a thousand small shops. `node --conditions=@handset/source
// bench/scale/run.mjs` prints the table; `--write` also stores it in bench/README.md. The shops are made once.
import { cpus } from 'node:os';
import { store } from '../store.mjs';
import { shopOf, smallShops } from './seed.mjs';
import { percentile, startServer } from './server.mjs';
import { randomFrom } from './trade.mjs';

const SIZES = process.argv.includes('--small') ? [1_000] : [1_000, 10_000, 100_000];
const ROUNDS = 120;
const WARM_UP = 10;

const columns = [];
for (const size of SIZES)
  columns.push({
    name: `${size.toLocaleString('en')} units`,
    times: await measure(await shopOf(size), size),
  });
if (!process.argv.includes('--small'))
  columns.push({ name: '1,000 shops of 40', times: await measure(await smallShops(1_000), 40, 'owner-500') });

const table = [
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, SQLite, over HTTP, ${ROUNDS} calls each, one after another: p50 / p95 in ms.`,
  '',
  `| call | ${columns.map(({ name }) => name).join(' | ')} |`,
  `|---|${columns.map(() => '---:').join('|')}|`,
  ...[...columns[0].times.keys()].map(
    (call) => `| ${call} | ${columns.map(({ times }) => said(times.get(call))).join(' | ')} |`,
  ),
  '',
].join('\n');
console.info(table);
if (process.argv.includes('--write')) await store('scale', table);

function said(times) {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;
}

/** The time of every round of every call. */
async function measure(folder, units, username = 'owner-0') {
  const server = await startServer(folder);
  try {
    const token = await server.signIn(username);
    const times = new Map();
    for (const [name, pathOf] of Object.entries(await callsOf(server, token, units))) {
      const own = [];
      for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
        const path = pathOf();
        const began = performance.now();
        const { status, text } = await server.call('GET', path, { token });
        if (round >= WARM_UP) own.push(performance.now() - began);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
      }
      times.set(name, own);
    }
    return times;
  } finally {
    await server.stop();
  }
}

/** Calls that staff make all day and an owner makes in the evening. */
async function callsOf(server, token, units) {
  const random = randomFrom(7);
  const json = async (path) => JSON.parse((await server.call('GET', path, { token })).text);
  const today = (await json('/api/shop/mine')).data.today;
  const month = `${today.slice(0, 8)}01`;
  const year = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const { data: parties } = await json('/api/partyLedger/getAllNames');
  const party = () => parties[Math.floor(random() * parties.length)]._id;
  const bank = (await json('/api/banks/getAllBanks')).banks[0]._id;
  const cursor = async (path) => encodeURIComponent((await json(path)).nextCursor ?? '');
  const digits = () => String(Math.floor(random() * units)).padStart(6, '0');
  const later = async (path) => {
    const next = await cursor(path);
    return () => (next ? `${path}&cursor=${next}` : path);
  };
  return {
    'phones in stock': () => '/api/phone?state=in-stock&limit=50',
    'phones in stock, next page': await later('/api/phone?state=in-stock&limit=50'),
    'phones by words': () => '/api/phone?q=samsung%20a15&limit=50',
    'phones of a maker': () => '/api/phone?company=Samsung&limit=50',
    'stock list': () => '/api/stock',
    purchases: () => '/api/Purchase?limit=50',
    'purchases of this month': () => `/api/Purchase?from=${month}&limit=50`,
    sales: () => '/api/sale?limit=50',
    'sales by a party’s name': () => `/api/sale?q=Party%20${Math.floor(random() * parties.length)}&limit=50`,
    'search, last digits': () => `/api/search?q=${digits()}`,
    'search, name': () => `/api/search?q=Party%20${Math.floor(random() * parties.length)}`,
    parties: () => '/api/partyLedger?limit=50',
    'payables and receivables': () => '/api/payablesAndReceivables?side=receivable&limit=50',
    'ledger of a party': () => `/api/partyLedger/${party()}?limit=50`,
    'ledger of pocket cash': () => '/api/pocketCash/transactions?limit=50',
    'ledger of pocket cash, this month': () => `/api/pocketCash/transactions?from=${month}&limit=50`,
    'ledger of pocket cash, a page within': await later('/api/pocketCash/transactions?limit=50'),
    'ledger of a bank': () => `/api/banks/${bank}/transactions?limit=50`,
    journal: () => '/api/ledger/records?limit=50',
    'day book': () => '/api/ledger/day',
    'balance sheet, today': () => '/api/ledger/balance-sheet',
    'balance sheet, a year ago': () => `/api/ledger/balance-sheet?asOf=${year}`,
    'profit and loss, this month': () => `/api/ledger/profit-and-loss?from=${month}&to=${today}`,
    'profit and loss, a year': () => `/api/ledger/profit-and-loss?from=${year}&to=${today}`,
    dashboard: () => '/api/dashboard',
    notifications: () => '/api/notifications',
    expenses: () => '/api/expense?limit=50',
  };
}
