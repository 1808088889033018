import type { FastifyBaseLogger } from 'fastify';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import { deleteExpired } from '../../shop/access/deleteExpired.ts';
import { checkClock } from './checkClock.ts';
import { sweepOrphans } from './sweepOrphans.ts';
import type { Task } from './Task.ts';

const DAY = 24 * 60 * 60_000;

/** Warns the operator about a clock that went back or far ahead. */
export function clockTask(database: HandsetDatabase, log: Pick<FastifyBaseLogger, 'warn'>): Task {
  return {
    name: 'Checking the clock',
    async run() {
      const warning = await checkClock(database);
      if (warning) log.warn(warning);
    },
  };
}

/** The server's regular maintenance tasks. */
export function tasksOf(
  database: HandsetDatabase,
  storage: FileStorage,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Task[] {
  return [
    clockTask(database, log),
    { name: 'Forgetting old answers and sessions', run: () => deleteExpired(database) },
    {
      name: 'Sweeping pictures that nothing shows',
      async run() {
        if (database.refusal === undefined) await sweepOrphans(storage, database, database.clock() - DAY);
      },
    },
  ];
}
