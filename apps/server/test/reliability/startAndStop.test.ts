import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { unscoped } from '../../src/base/database/HandsetDatabase.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import { newPlace, type Place, run, startServer } from './ServerProcess.ts';
import { OPENING_ENTRIES, openShop, submission, submit, Till } from './Till.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

test('a server that is told to stop answers what it has begun, keeps nothing that it did not answer, and closes its files', {
  timeout: 60_000,
}, async () => {
  const server = await startServer(place);
  const shop = await openShop(server.url);
  const till = new Till(shop);
  const sent = Array.from({ length: 50 }, () => till.next());
  const answers = sent.map((each) =>
    submit({ url: server.url, token: shop.token }, each).catch(() => undefined),
  );
  await Promise.race(answers);
  const before = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - before).toBeLessThan(10_000);
  const acknowledged = (await Promise.all(answers)).filter((answer) => answer?.status === 201);
  if (!isPostgres) {
    expect(existsSync(join(place.folder, 'handset.db'))).toBe(true);
    expect(existsSync(join(place.folder, 'handset.db-wal'))).toBe(false);
  }

  const database = await place.open();
  const entries = await unscoped(database).selectFrom('journal_entries').select('number').execute();
  expect(entries.length).toBe(OPENING_ENTRIES + acknowledged.length);
  for (const session of await everyShop(database, 'test'))
    expect(await database.read(session, checkBooks)).toEqual([]);
  await database.close();
});

test('a server without shops offers a key for its backups, until it has one or there is a shop', {
  timeout: 60_000,
}, async () => {
  const backups = { HANDSET_BACKUPS: join(place.folder, 'backups') };
  const offerOf = async (environment: Record<string, string>, work?: (url: string) => Promise<unknown>) => {
    const server = await startServer(place, { environment });
    await work?.(server.url);
    await server.end('SIGTERM');
    return /HANDSET_BACKUP_KEY=(\S+)/.exec(server.said())?.[1];
  };
  const key = await offerOf(backups);
  expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
  expect(await offerOf({ ...backups, HANDSET_BACKUP_KEY: key ?? '' }, openShop)).toBeUndefined();
  expect(await offerOf(backups)).toBeUndefined();
});

describe.skipIf(isPostgres)('on the embedded database', { timeout: 60_000 }, () => {
  test('a second server on the same folder is refused by the number of the first; its end frees the folder at once', async () => {
    const first = await startServer(place);
    const before = performance.now();
    const { code, said } = await run('main.ts', place.environment).ended;
    expect(performance.now() - before).toBeLessThan(15_000);
    expect(said).toContain(`Another Handset (process ${first.pid}) is using this data folder`);
    expect(code).toBe(1);
    await first.end('SIGKILL');
    const next = await startServer(place);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  test('a server whose journal was changed while it was away opens for reading only, and says so', async () => {
    const first = await startServer(place);
    const shop = await openShop(first.url);
    await first.end('SIGTERM');
    const file = new DatabaseSync(join(place.folder, 'handset.db'));
    file.exec('drop trigger journal_lines_no_update; update journal_lines set amount = amount + 1');
    file.close();
    const server = await startServer(place);
    const counter = { url: server.url, token: shop.token };
    const refused = await submit(
      counter,
      submission('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 1,
        reason: 'capital',
      }),
    );
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('open for reading only');
    const wallet = await fetch(`${server.url}/api/wallet`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(wallet.status).toBe(200);
    expect(server.said()).toMatch(/Handset is open for reading only\. .*Entry 1 was changed/);
    await server.end('SIGTERM');
  });
});
