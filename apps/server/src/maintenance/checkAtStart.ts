import { setImmediate as turn } from 'node:timers/promises';
import { everyShop } from '../access/everyShop.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { checkFile } from './checkFile.ts';
import { checkTail } from './checkTail.ts';

/** What was found, in words for whoever runs the server. */
export type Report = (finding: string) => void;

/** What the shops' people read when they change something after a check failed. */
const REFUSAL =
  'The shop is open for reading only, because its records failed a check when the server started. Nothing can be changed until they are restored from a backup';

/**
 * Looks whether the database came through the last end of the server whole. Changes wait for the end of every journal,
 * reading waits for nothing; what does not hold closes the database to changes. Resolves when all is looked at.
 */
export async function checkAtStart(
  database: HandsetDatabase,
  { file, report, signal }: { file: string | undefined; report: Report; signal?: AbortSignal },
): Promise<void> {
  const refuse = (finding: string) => {
    if (signal?.aborted) return; // the server ends, and its database with it
    database.refuseWrites(REFUSAL);
    report(finding);
  };
  const tails = checkTails(database, refuse, signal);
  database.holdWrites(tails);
  await tails;
  if (file) await checkStructure(file, refuse);
}

async function checkTails(database: HandsetDatabase, refuse: Report, signal?: AbortSignal): Promise<void> {
  try {
    for (const session of await everyShop(database, 'start')) {
      if (signal?.aborted) return;
      const { name, id } = session.shop;
      for (const defect of await database.read(session, checkTail)) refuse(`${name} (${id}): ${defect}`);
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
