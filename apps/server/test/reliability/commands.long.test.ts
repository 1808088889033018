import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupProcess } from '../../src/app/backup/backupProcess.ts';
import { newPlace, type Place, run, type ServerProcess, startServer } from './ServerProcess.ts';
import { openShop, type Shop, signInAgain, submission, submit } from './Till.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

let place: Place;
let server: ServerProcess;
let shop: Shop;
beforeAll(async () => {
  place = await newPlace();
  server = await startServer(place);
  shop = await openShop(server.url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await place.remove();
});

const command = (program: string, args: string[] = [], environment: Record<string, string> = {}) =>
  run(program, { ...place.environment, ...environment }, { args }).ended;

test('the books are checked while the server runs', async () => {
  const { code, said } = await command('app/cli/check-cli.ts');
  expect(said).toContain(`Karachi Mobiles (${shop.shopId}): the books hold`);
  expect(code).toBe(0);
});

test('a backup is taken while the server runs, and restored beside it; wrong keys and full places are refused', {
  timeout: 120_000,
}, async () => {
  const to = join(place.folder, 'elsewhere');
  const taken = await command('app/cli/backup-cli.ts', ['--to', to], { HANDSET_BACKUP_KEY: KEY });
  expect(taken.said).toMatch(/Backed up \d+ rows and 0 picture files to .* \(encrypted\), and read it back/);
  expect(taken.code).toBe(0);
  const [name = ''] = await readdir(to);

  const data = join(place.folder, 'restored');
  const restore = (environment: Record<string, string>) =>
    command('app/cli/restore-cli.ts', ['--from', join(to, name), '--data', data], {
      DATABASE_URL: '',
      ...environment,
    });
  const wrong = await restore({ HANDSET_BACKUP_KEY: 'ab'.repeat(32) });
  expect([wrong.code, wrong.said]).toEqual([
    1,
    'Nothing was restored. HANDSET_BACKUP_KEY is not the key that the backup was made with. Nothing was read.\n',
  ]);
  const right = await restore({ HANDSET_BACKUP_KEY: KEY });
  expect(right.said).toContain('journal_entries: 2 rows');
  expect(right.said).toContain('Karachi Mobiles: the books hold');
  expect(right.code).toBe(0);
  const again = await restore({ HANDSET_BACKUP_KEY: KEY });
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('never overwritten')]);

  const other = await startServer({
    environment: { ...place.environment, DATABASE_URL: '', HANDSET_DATA: data },
  });
  const putIn = (token: string) =>
    submit(
      { url: other.url, token },
      submission('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 1,
        reason: 'capital',
      }),
    );
  expect((await putIn(shop.token)).status).toBe(401);
  expect((await putIn(await signInAgain(other.url, shop))).status).toBe(201);
  await other.end('SIGTERM');
});

test('the server’s own backup runs in a process of its own, says what became of it, and can be ended', {
  timeout: 120_000,
}, async () => {
  const folder = join(place.folder, 'daily');
  const old = ['2020-01-01T22-00-00-000Z', '2020-01-02T22-00-00-000Z'].map((at) => `handset-${at}`);
  for (const name of old) await mkdir(join(folder, name), { recursive: true });
  const environment = { ...process.env, NODE_OPTIONS: '', ...place.environment, HANDSET_BACKUPS: folder };
  const { told, warned } = await backupProcess(environment).take();
  expect([told, warned]).toEqual([expect.stringContaining('Backed up'), '']);
  // They are the newest of their days; only what is more than is kept goes.
  expect(await readdir(folder)).toEqual([...old, expect.stringMatching(/^handset-/)]);

  const failing = backupProcess({ ...environment, HANDSET_DATA: folder, DATABASE_URL: '' });
  await expect(failing.take()).rejects.toThrow('There is no new backup. There is no database at');
  const ended = backupProcess(environment);
  const taking = ended.take();
  ended.stop();
  await expect(taking).rejects.toThrow('was ended');
});

test('what is missing is said in a sentence', { timeout: 120_000 }, async () => {
  const empty = join(place.folder, 'empty');
  await mkdir(empty);
  const nowhere = { HANDSET_DATA: empty, DATABASE_URL: '' };
  for (const program of ['app/cli/backup-cli.ts', 'app/cli/check-cli.ts']) {
    const { code, said } = await command(program, [], nowhere);
    expect([program, code, said]).toEqual([program, 1, expect.stringContaining('There is no database at')]);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
  expect((await command('app/cli/restore-cli.ts', [], nowhere)).said).toContain('npm run restore -- --from');
  expect((await command('app/cli/restore-cli.ts', ['--from', empty], nowhere)).said).toContain(
    'There is no backup in',
  );
});

test('a registrar of shops is made once, by the rules of every sign-up', { timeout: 120_000 }, async () => {
  const data = { HANDSET_DATA: join(place.folder, 'registrar') };
  // A PostgreSQL takes it beside the running server; a file is given to one process at a time.
  const make = (username: string, password: string, more: Record<string, string> = data) =>
    command('app/cli/create-superadmin-cli.ts', [], {
      HANDSET_SUPERADMIN_USERNAME: username,
      HANDSET_SUPERADMIN_PASSWORD: password,
      ...more,
    });
  expect(await make(' Registrar ', 'a long enough secret')).toEqual({
    code: 0,
    said: 'registrar may register shops now.\n',
  });
  expect(await make('registrar', 'another good secret')).toEqual({
    code: 1,
    said: 'No one was added. The username registrar is taken.\n',
  });
  expect((await make('registrar2', 'password123')).said).toBe(
    'No one was added. Password: This password is too easy to guess\n',
  );
  expect((await make('x', 'a long enough secret')).said).toMatch(/^No one was added\. Username: /);
  expect((await make('registrar3', '')).said).toContain('both, or neither');
  expect((await make('', '')).said).toContain('There is no terminal to ask on');
  if (!place.url) {
    const busy = await make('registrar4', 'a long enough secret', {});
    expect([busy.code, busy.said]).toEqual([1, expect.stringContaining(`process ${server.pid}`)]);
  }
});
