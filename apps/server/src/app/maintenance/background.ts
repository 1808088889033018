import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { backupProcess } from '../backup/backupProcess.ts';
import { scheduleBackups } from '../backup/scheduleBackups.ts';
import type { Settings } from '../settings.ts';
import { checkAtStart } from './checkAtStart.ts';
import { everyHour } from './everyHour.ts';
import { clockTask, tasksOf } from './tasksOf.ts';

/** Dependencies of background work. */
export interface Background {
  settings: Settings;
  /** The data folder. */
  folder: string;
  database: HandsetDatabase;
  storage: FileStorage;
  log: FastifyBaseLogger;
}

/** Starts the background work: checks now, cleanup every hour, a backup every day. */
export function startBackground({ settings, folder, database, storage, log }: Background): {
  stop(): Promise<void>;
} {
  const over = new AbortController();
  void checkAtStart(database, {
    file: database.engine === 'sqlite' ? join(folder, 'handset.db') : undefined,
    report: (finding) => console.error(`Handset is open for reading only. ${finding}`),
    signal: over.signal,
  });
  void clockTask(database, log)
    .run()
    .catch((error: unknown) => log.error({ err: error }, 'Checking the clock failed'));
  const hourly = everyHour(tasksOf(database, storage, log), log);
  const daily = dailyBackups(settings, folder, database, log);
  return {
    async stop() {
      over.abort();
      daily?.stop();
      await hourly.stop();
    },
  };
}

function dailyBackups(
  { HANDSET_BACKUPS: named, HANDSET_BACKUP_HOUR: hour }: Settings,
  folder: string,
  database: HandsetDatabase,
  log: FastifyBaseLogger,
): { stop(): void } | undefined {
  if (named === 'off') return undefined;
  const backups = backupProcess(process.env);
  const schedule = scheduleBackups({
    folder: resolve(named ?? join(folder, 'backups')),
    hour,
    log,
    take: async () => ((await everyShop(database, 'backup')).length > 0 ? backups.take() : undefined),
  });
  return {
    stop() {
      schedule.stop();
      backups.stop();
    },
  };
}
