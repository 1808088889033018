import type { FastifyBaseLogger } from 'fastify';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import { deleteExpired, forgetWrongPasswords } from '../../shop/access/deleteExpired.ts';
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
    { name: 'Forgetting wrong passwords', run: () => forgetWrongPasswords(database) },
    {
      name: 'Forgetting old answers and sessions',
      run: whileClockIsRight(database, () => deleteExpired(database)),
    },
    {
      name: 'Sweeping pictures that nothing shows',
      run: whileClockIsRight(database, async () => {
        if (database.refusal === undefined) await sweepOrphans(storage, database, database.clock() - DAY);
      }),
    },
  ];
}

/** By a wrong clock everything is old: an answer that went lost would be recorded again when it is sent again. */
function whileClockIsRight(database: HandsetDatabase, run: () => Promise<void>): () => Promise<void> {
  return async () => {
    if ((await checkClock(database)) === undefined) await run();
  };
}
