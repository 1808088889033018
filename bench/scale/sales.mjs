// Measures how many sales a second the server posts, and how many the bare engine does with the very same inserts and
// updates and the same durability: every writing statement of the sales is recorded as the server runs them, and replayed
// on a copy of the database that they began with. `node --conditions=@handset/source bench/scale/sales.mjs [--write]`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildApp } from '../../apps/server/src/app/buildApp.ts';
import { openDatabase as openSqlite } from '../../apps/server/src/base/database/sqliteDialect.ts';
import { folderStorage } from '../../apps/server/src/base/files/FileStorage.ts';
import { store } from '../store.mjs';
import { shopOf } from './seed.mjs';
import { startServer } from './server.mjs';
import { openDatabase, PASSWORD } from './trade.mjs';

const SALES = 2_000;
/** Sales before those that are timed: a shop's server runs for days, so neither side is judged by its first seconds. */
const WARM_UP = 1_000;
const ROUNDS = 3;
const CONNECTIONS = 8;

const seeded = await shopOf(10_000);
const scratch = mkdtempSync(join(tmpdir(), 'handset-sales-'));
try {
  const statements = await recorded();
  const perSale =
    statements.flat().filter(({ sql }) => !/^(begin|commit)/.test(sql)).length / statements.length;
  const rows = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await replayed(statements);
    const one = await overHttp(1);
    const many = await overHttp(CONNECTIONS);
    rows.push({ bare, one, many });
  }
  const median = (of) => rows.map(of).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  const bare = median((row) => row.bare);
  const line = (what, rate) => `| ${what} | ${Math.round(rate)} | ${(rate / bare).toFixed(2)} |`;
  const table = [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, SQLite, ${SALES} sales of one phone each after ${WARM_UP} to warm up, medians of ${ROUNDS} rounds; ${perSale.toFixed(1)} writing statements a sale.`,
    '',
    '| what | sales a second | ratio |',
    '|---|---:|---:|',
    line('bare engine, the same writes, a commit each', bare),
    line(
      'the server over HTTP, one till',
      median((row) => row.one),
    ),
    line(
      `the server over HTTP, ${CONNECTIONS} tills at once`,
      median((row) => row.many),
    ),
    '',
  ].join('\n');
  console.info(table);
  if (process.argv.includes('--write')) await store('sales', table);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function copyOfSeeded(name) {
  const folder = join(scratch, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

/** For each sale the statements by which the server changes the database, in order. */
async function recorded() {
  const folder = copyOfSeeded('recorded');
  const statements = [];
  let sale;
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const isWriting = /^\s*(?:insert|update|delete|begin immediate|commit)/i.test(sql);
    if (!isWriting) return statement;
    for (const method of ['run', 'all', 'get']) {
      const original = statement[method];
      statement[method] = (...values) => {
        sale?.push({ sql, values });
        return original.apply(statement, values);
      };
    }
    return statement;
  };
  const database = await openDatabase(folder);
  const app = await buildApp({ database, storage: folderStorage(join(folder, 'files')), rateFactor: 1e6 });
  const call = async (method, url, { token, body } = {}) => {
    const answer = await app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: { ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }) },
    });
    return { status: answer.statusCode, text: answer.body };
  };
  try {
    const signedIn = await call('POST', '/api/auth/sign-in', {
      body: { username: 'owner-0', password: PASSWORD },
    });
    const { token } = JSON.parse(signedIn.text);
    const sales = await salesOf(call, token);
    for (const body of sales) {
      sale = [];
      statements.push(sale);
      await sell(call, token, body);
    }
    sale = undefined;
  } finally {
    await app.close();
    await database.close();
    DatabaseSync.prototype.prepare = prepare;
  }
  return statements;
}

/** The drafts of the sales: a phone in stock each, to known customers. */
async function salesOf(call, token) {
  const json = async (path) => JSON.parse((await call('GET', path, { token })).text);
  const { imeis } = (await json('/api/Purchase/all-imeis')).data;
  const { persons } = await json('/api/person/all');
  const { today } = (await json('/api/shop/mine')).data;
  if (imeis.length < WARM_UP + SALES) throw new Error(`The shop has ${imeis.length} phones only`);
  return imeis.slice(0, WARM_UP + SALES).map(({ imei1 }, index) => ({
    entityData: { _id: persons[index % persons.length]._id },
    sellingType: 'Full Payment',
    saleDate: today,
    warranty: '12 Months',
    imeiPrices: [{ imei: imei1, price: 50_000 }],
    finalPrice: 50_000,
    pocketCash: 50_000,
  }));
}

async function sell(call, token, body) {
  const { status, text } = await call('POST', '/api/sale', {
    token,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (status !== 201) throw new Error(`A sale was refused: ${text}`);
}

async function replayed(statements) {
  const folder = copyOfSeeded('replayed');
  const database = openSqlite(join(folder, 'handset.db'));
  try {
    const prepared = new Map();
    for (const { sql } of statements.flat()) if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    const replay = (sales) => {
      for (const { sql, values } of sales.flat()) prepared.get(sql).run(...values);
    };
    replay(statements.slice(0, WARM_UP));
    const began = performance.now();
    replay(statements.slice(WARM_UP));
    return SALES / ((performance.now() - began) / 1000);
  } finally {
    database.close();
  }
}

async function overHttp(connections) {
  const folder = copyOfSeeded('served');
  const server = await startServer(folder);
  try {
    const token = await server.signIn('owner-0');
    const sales = await salesOf(server.call, token);
    const post = async (sales) => {
      const till = async () => {
        for (let body = sales.pop(); body; body = sales.pop()) await sell(server.call, token, body);
      };
      await Promise.all(Array.from({ length: connections }, till));
    };
    await post(sales.splice(0, WARM_UP));
    const began = performance.now();
    await post(sales);
    return SALES / ((performance.now() - began) / 1000);
  } finally {
    await server.stop();
  }
}
