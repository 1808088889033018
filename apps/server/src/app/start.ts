import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { explainDisk } from '../base/database/diskProblem.ts';
import { explainPostgres } from '../base/database/explainPostgres.ts';
import { HandsetDatabase, unscoped } from '../base/database/HandsetDatabase.ts';
import { retryUntilReachable } from '../base/database/retryUntilReachable.ts';
import { deleteOldUploads } from '../base/files/readForm.ts';
import { secretOf } from '../base/files/secretOf.ts';
import { NetworkPrinters } from '../base/printers/NetworkPrinters.ts';
import { hasShops } from '../shop/access/accounts.ts';
import { buildApp } from './buildApp.ts';
import { logSerializers } from './http/logSerializers.ts';
import { startBackground } from './maintenance/background.ts';
import { openStorage } from './openStorage.ts';
import { readSettings, type Settings } from './settings.ts';

/** Starts the server: settings, database, HTTP. A failure is reported in one sentence. */
export async function start(): Promise<void> {
  try {
    await open(readSettings(process.env));
  } catch (error) {
    console.error(`Handset could not start. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function open(settings: Settings): Promise<void> {
  const folder = resolve(settings.HANDSET_DATA);
  try {
    await openIn(folder, settings);
  } catch (error) {
    throw await explainDisk(error, folder);
  }
}

async function openIn(folder: string, settings: Settings): Promise<void> {
  await requireFolder(folder);
  const uploadFolder = join(folder, 'uploads');
  await deleteOldUploads(uploadFolder, Date.now() - 3_600_000);
  const database = await openDatabase(settings, folder);
  try {
    const storage = await openStorage(settings, join(folder, 'files'));
    const app = await buildApp({
      database,
      storage,
      secret: settings.HANDSET_SECRET ?? (await secretOf(folder)),
      uploadFolder,
      pictureQuota: settings.HANDSET_SHOP_PICTURES_MB * 1024 ** 2,
      networkPrinters: printsInNetwork(settings) ? new NetworkPrinters() : undefined,
      hostFolder: resolve(settings.HANDSET_HOST),
      connectOrigins: settings.HANDSET_CONNECT_ORIGINS,
      allowedOrigins: settings.HANDSET_ALLOWED_ORIGINS,
      trustProxy: settings.HANDSET_TRUSTED_PROXIES ?? false,
      rateFactor: settings.HANDSET_RATE_FACTOR,
      logger: { level: settings.HANDSET_LOG_LEVEL, serializers: logSerializers },
    });
    const background = startBackground({ settings, folder, database, storage, log: app.log });
    app.addHook('onClose', async () => {
      await background.stop();
      await database.close();
    });
    closeOnSignal(app);
    await listen(app, settings);
    if (!(await hasShops(unscoped(database)))) suggestBackupKey(settings);
    console.info(`Handset is open at ${addressOf(app, settings)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A server with a database of its own usually stands in the shop; one with PostgreSQL serves many shops from elsewhere. */
function printsInNetwork({ HANDSET_NETWORK_PRINTERS, DATABASE_URL }: Settings): boolean {
  return (HANDSET_NETWORK_PRINTERS ?? (DATABASE_URL ? 'off' : 'on')) === 'on';
}

/** Suggests a key for encrypting backups. */
function suggestBackupKey({ HANDSET_BACKUPS: backups, HANDSET_BACKUP_KEY: key }: Settings): void {
  if (backups === 'off' || key !== undefined) return;
  console.info(`
The daily backups are not encrypted. Whoever gets hold of one can read everything in it, and try to guess the
passwords from their hashes. To encrypt them, start Handset with a key, such as this new one:

  HANDSET_BACKUP_KEY=${randomBytes(32).toString('base64')}

Keep it apart from the backups, best on paper as well: without it nobody can read them. More: docs/operating.md
`);
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new Error(`${folder} is a file. Set HANDSET_DATA to a folder.`);
  }
}

async function openDatabase({ DATABASE_URL: url }: Settings, folder: string): Promise<HandsetDatabase> {
  if (url) return openPostgres(url);
  try {
    return await HandsetDatabase.open({ file: join(folder, 'handset.db') });
  } catch (error) {
    if (!isDamagedFile(error)) throw error;
    throw new Error(
      `The database in ${folder} is damaged and cannot be read. Move the folder aside and restore the last backup: npm run restore`,
      { cause: error },
    );
  }
}

/** Waits for a PostgreSQL that starts later or is recovering. Any other failure ends the start. */
async function openPostgres(url: string): Promise<HandsetDatabase> {
  let said = '';
  const onWait = ({ message }: Error) => {
    if (message === said) return;
    said = message;
    console.info(`${message}. Handset waits for PostgreSQL and opens as soon as it answers.`);
  };
  try {
    return await retryUntilReachable(() => HandsetDatabase.open({ file: '', url }), { onWait });
  } catch (error) {
    throw explainPostgres(error);
  }
}

function isDamagedFile(error: unknown): boolean {
  const SQLITE_CORRUPT = 11;
  const SQLITE_NOTADB = 26;
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [SQLITE_CORRUPT, SQLITE_NOTADB].includes(errcode & 0xff);
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
    if (code === 'EACCES') throw new Error(`Port ${port} may not be used. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`This machine has no address ${host}. Set HOST to one that it has.`);
    throw error;
  }
}

function addressOf(app: FastifyInstance, { HOST }: Settings): string {
  const address = app.server.address();
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${typeof address === 'object' ? address?.port : address}`;
}

const SHUTDOWN_TIMEOUT = 9000;

/** On a signal, finishes pending requests, closes the database and exits. A second signal exits at once. */
function closeOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      // A connection whose last answer goes out now stays open for more, and would be waited for.
      setInterval(() => app.server.closeIdleConnections(), 100).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}
