import { setImmediate as turn } from 'node:timers/promises';
import { refusal } from '@handset/domain';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { retryUntilReachable } from '../../base/database/retryUntilReachable.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { checkFile } from './checkFile.ts';
import { checkTail } from './checkTail.ts';

/** Reports a finding in words for the operator. */
export type Report = (finding: string) => void;

/**
 * Checks whether the database survived the last shutdown. Changes wait for the check of every journal's end,
 * reads do not wait. A defect makes the database read-only. Resolves when everything is checked.
 */
export async function checkAtStart(
  database: HandsetDatabase,
  { file, report, signal }: { file: string | undefined; report: Report; signal?: AbortSignal },
): Promise<void> {
  const refuse = (finding: string) => {
    if (signal?.aborted) return; // the server ends, and its database with it
    database.refuseWrites(refusal('records-failed-check'));
    report(finding);
  };
  const tails = checkTails(database, refuse, signal);
  database.holdWrites(tails);
  await tails;
  if (file) await checkStructure(file, refuse);
}

async function checkTails(database: HandsetDatabase, refuse: Report, signal?: AbortSignal): Promise<void> {
  try {
    // A database that is away proves nothing against its records.
    for (const session of await retryUntilReachable(() => everyShop(database, 'start'), { signal })) {
      if (signal?.aborted) return;
      const { name, id } = session.shop;
      const defects = await retryUntilReachable(() => database.read(session, checkTail), { signal });
      for (const defect of defects) refuse(`${name} (${id}): ${defect}`);
      await turn(); // the requests of others come in between
    }
  } catch (error) {
    refuse(`The journals could not be read: ${reasonOf(error)}`);
  }
}

async function checkStructure(file: string, refuse: Report): Promise<void> {
  try {
    for (const defect of await checkFile(file)) refuse(`The file of the database is damaged: ${defect}`);
  } catch (error) {
    refuse(`The file of the database could not be checked: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
