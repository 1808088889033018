import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HandsetDatabase } from './database/HandsetDatabase.ts';
import { openStorage } from './files/openStorage.ts';
import { forgetUploads } from './files/readForm.ts';
import { secretOf } from './files/secretOf.ts';
import { buildApp } from './http/buildApp.ts';
import { logSerializers } from './http/logSerializers.ts';
import { startBackground } from './maintenance/background.ts';
import { readSettings, type Settings } from './settings.ts';

/** Opens the shop: settings, database, server. What stands in the way is said in one sentence. */
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
  await requireFolder(folder);
  const uploadFolder = join(folder, 'uploads');
  await forgetUploads(uploadFolder, Date.now() - 3_600_000);
  const database = await openDatabase(settings, folder);
  try {
    const storage = await openStorage(settings, join(folder, 'files'));
    const app = await buildApp({
      database,
      storage,
      secret: settings.HANDSET_SECRET ?? (await secretOf(folder)),
      uploadFolder,
      pictureQuota: settings.HANDSET_SHOP_PICTURES_MB * 1024 ** 2,
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
    console.info(`Handset is open at ${addressOf(app, settings)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written. Set HANDSET_DATA to one that can.`);
  }
}

async function openDatabase({ DATABASE_URL: url }: Settings, folder: string): Promise<HandsetDatabase> {
  try {
    return await HandsetDatabase.open({ file: join(folder, 'handset.db'), url });
  } catch (error) {
    if (isDamagedFile(error))
      throw new Error(
        `The database in ${folder} is damaged and cannot be read. Move the folder aside and restore the last backup: npm run restore`,
        { cause: error },
      );
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    throw new Error('The PostgreSQL that DATABASE_URL names does not answer. Is it running?');
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

const LONGEST_GOODBYE = 9000;

/** Answers what is under way, closes the database, and lets the process end; a second signal ends it at once. */
function closeOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
      // A connection whose last answer goes out now stays open for more, and would be waited for.
      setInterval(() => app.server.closeIdleConnections(), 100).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}
