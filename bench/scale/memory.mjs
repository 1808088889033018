// Asks the server for a million requests of the day's mix (one in two hundred a sale or a purchase), watches its memory, and fails
// above the limit. `node --conditions=@handset/source bench/scale/memory.mjs [--requests 1000000] [--write]`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { store } from '../store.mjs';
import { shopOf } from './seed.mjs';
import { startServer } from './server.mjs';
import { randomFrom } from './trade.mjs';

const place = process.argv.indexOf('--requests');
const REQUESTS = place === -1 ? 1_000_000 : Number(process.argv[place + 1]);
const CONNECTIONS = 50;
const STEPS = 10;
/** Promise to whoever runs the server, in MB. */
const LIMIT = 400;

const scratch = mkdtempSync(join(tmpdir(), 'handset-memory-'));
cpSync(await shopOf(10_000), scratch, { recursive: true });
const server = await startServer(scratch);
try {
  const token = await server.signIn('owner-0');
  const json = async (path) => JSON.parse((await server.call('GET', path, { token })).text);
  const { imeis } = (await json('/api/Purchase/all-imeis')).data;
  const { persons } = await json('/api/person/all');
  const { today } = (await json('/api/shop/mine')).data;
  const random = randomFrom(11);
  const one = (list) => list[Math.floor(random() * list.length)];
  const reads = [
    () => '/api/shop/mine',
    () => '/api/health',
    () => '/api/auth/me',
    () => `/api/phone/imei/${one(imeis).imei1}`,
    () => '/api/phone?state=in-stock&limit=20',
    () => `/api/search?q=${one(imeis).imei1.slice(-6)}`,
    () => `/api/partyLedger/${one(persons)._id}?limit=20`,
    () => '/api/wallet',
    () => '/api/company/all-companies',
    () => `/api/sale?from=${today}&limit=20`,
  ];
  const post = (path, body) =>
    server.call('POST', path, { token, body, headers: { 'idempotency-key': crypto.randomUUID() } });
  const sold = [];
  const sell = () => {
    const [{ imei1 }] = imeis.splice(Math.floor(random() * imeis.length), 1);
    sold.push(imei1);
    return post('/api/sale', {
      entityData: { _id: one(persons)._id },
      sellingType: 'Full Payment',
      saleDate: today,
      imeiPrices: [{ imei: imei1, price: 50_000 }],
      finalPrice: 50_000,
      pocketCash: 50_000,
    });
  };
  /** Lets a customer return a sold phone, so that the stock stays the same size. */
  const buy = () => {
    const imei1 = sold.shift();
    imeis.push({ imei1 });
    return post('/api/Purchase/purchase-phone', {
      entityData: { _id: one(persons)._id },
      date: today,
      cnic: '35202-1234567-1',
      companyName: 'Samsung',
      modelName: 'A15',
      phoneCondition: 'Used',
      ramMemory: '4/128',
      specifications: 'PTA',
      warranty: '6 Months',
      imei1,
      accessories: { box: true, charger: true, handFree: false },
      purchasePrice: 45_000,
      demandPrice: 52_000,
      finalPrice: 50_000,
      purchasePaymentType: 'full-payment',
      pocketCash: 45_000,
    });
  };
  /** One request in two hundred changes the books: a sale, then a purchase. */
  const next = (turn) =>
    turn % 400 === 0
      ? sell()
      : turn % 200 === 0 && sold.length > CONNECTIONS
        ? buy()
        : server.call('GET', one(reads)(), { token });
  const samples = [];
  let sent = 0;
  const began = performance.now();
  for (let step = 1; step <= STEPS; step += 1) {
    const until = Math.floor((REQUESTS * step) / STEPS);
    const till = async () => {
      while (sent < until) {
        sent += 1;
        const { status, text } = await next(sent);
        if (status >= 400) throw new Error(`A request was answered ${status}: ${text}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, till));
    samples.push({ sent, memory: server.memory() });
    console.info(`${sent} requests: ${server.memory().toFixed(0)} MB`);
  }
  const rate = REQUESTS / ((performance.now() - began) / 1000);
  const table = [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${REQUESTS.toLocaleString('en')} requests over ${CONNECTIONS} connections, ${Math.round(rate)} a second, on a shop of 10,000 units.`,
    '',
    '| requests answered | resident memory (MB) |',
    '|---:|---:|',
    ...samples.map(
      ({ sent: answered, memory }) => `| ${answered.toLocaleString('en')} | ${memory.toFixed(0)} |`,
    ),
    '',
  ].join('\n');
  console.info(table);
  if (process.argv.includes('--write')) await store('memory', table);
  const most = Math.max(...samples.map(({ memory }) => memory));
  if (most > LIMIT) throw new Error(`The server took ${most.toFixed(0)} MB, more than ${LIMIT}`);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
