// Measures what judging the lives of phones takes of the sale that they are in. Every sale is recorded in a transaction
// that is rolled back. `node --conditions=@handset/source bench/scale/lives.mjs [--write]`.
import { cpus } from 'node:os';
import { everyShop } from '../../apps/server/src/shop/access/everyShop.ts';
import { watchLives } from '../../apps/server/src/stock/phones/lives.ts';
import { recordSale } from '../../apps/server/src/trade/sales/recordSale.ts';
import { store } from '../store.mjs';
import { shopOf } from './seed.mjs';
import { percentile } from './server.mjs';
import { openDatabase } from './trade.mjs';

const SHOPS = [1_000, 10_000, 100_000];
const PHONES = [1, 40];
const ROUNDS = 60;
const WARM_UP = 10;

/** Ends a transaction that is to leave nothing behind. */
class RolledBack extends Error {}

const rows = [];
for (const units of SHOPS) rows.push(...(await measured(units)));
const table = [
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, SQLite, ${ROUNDS} sales each, without the commit: p50 / p95 in ms.`,
  '',
  '| units in the books | phones sold | whole sale | judging their lives | share |',
  '|---:|---:|---:|---:|---:|',
  ...rows,
  '',
].join('\n');
console.info(table);
if (process.argv.includes('--write')) await store('lives', table);

async function measured(units) {
  const database = await openDatabase(await shopOf(units));
  try {
    const [shop] = await everyShop(database, 'bench');
    const { id } = await database.read(shop, (reader) =>
      reader.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow(),
    );
    const owner = { ...shop, userId: id };
    const table = [];
    for (const count of PHONES) {
      const sales = [];
      const lives = [];
      for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
        const times = await timedSale(database, owner, count, round);
        if (round < WARM_UP) continue;
        sales.push(times.sale);
        lives.push(times.lives);
      }
      const share = Math.round((100 * percentile(lives, 0.5)) / percentile(sales, 0.5));
      table.push(
        `| ${units.toLocaleString('en')} | ${count} | ${said(sales)} | ${said(lives)} | ${share} % |`,
      );
    }
    return table;
  } finally {
    await database.close();
  }
}

/** Times a sale of phones in stock, then the judgement alone. The sale has one of its own within. */
async function timedSale(database, owner, count, round) {
  const times = {};
  const timed = async (name, work) => {
    const began = performance.now();
    await work();
    times[name] = performance.now() - began;
  };
  const sell = async (shop) => {
    const phones = await shop
      .selectFrom('units')
      .select('imei1')
      .where('state', '=', 'in-stock')
      .orderBy('id')
      .limit(count)
      .offset((round % 6) * count)
      .execute();
    const imeis = phones.map(({ imei1 }) => imei1);
    if (imeis.length < count) throw new Error(`${imeis.length} phones in stock, ${count} needed`);
    const finalPrice = 5_000_000 * count;
    const sale = {
      entityData: { name: 'Sana', number: '+923217654321', reference: 'Walk-in' },
      sellingType: 'Full Payment',
      saleDate: shop.today,
      warranty: 'No Warranty',
      imeiPrices: imeis.map((imei) => ({ imei, price: 5_000_000 })),
      accessories: [],
      finalPrice,
      pocketCash: finalPrice,
    };
    await timed('sale', () => recordSale(shop, sale, {}));
    await timed('lives', async () => (await watchLives(shop, imeis)).requireSound());
    throw new RolledBack();
  };
  await database.transaction(owner, sell).catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return times;
}

function said(times) {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;
}
