import { forgetOld } from '../access/forgetOld.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import { sweepOrphans } from '../files/sweepOrphans.ts';
import type { Task } from './Task.ts';

const DAY = 24 * 60 * 60_000;

/** What a server clears away by itself. */
export function tasksOf(database: HandsetDatabase, storage: FileStorage): Task[] {
  return [
    { name: 'Forgetting old answers and sessions', run: () => forgetOld(database) },
    {
      name: 'Sweeping pictures that nothing shows',
      async run() {
        if (database.refusal === undefined) await sweepOrphans(storage, database, database.clock() - DAY);
      },
    },
  ];
}
