import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { sqlStateOf } from './PostgresConnections.ts';

const FIRST_PAUSE = 250;
const MAX_PAUSE = 5000;
/** A PostgreSQL that is too slow may be quicker later. */
const STATEMENT_TIMEOUT = '57014';

/**
 * Retries the work until the database answers in time, without an end. `onWait` is called after each failed
 * attempt.
 */
export async function retryUntilReachable<Result>(
  work: () => Promise<Result>,
  { onWait, signal }: { onWait?: (error: Error) => void; signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, MAX_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) && sqlStateOf(error) !== STATEMENT_TIMEOUT) throw error;
      onWait?.(error as Error);
      await pause(wait, undefined, { signal });
    }
  }
}
