import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const FIRST_PAUSE = 250;
const MAX_PAUSE = 5000;

/**
 * Retries the work until the database answers, without a time limit. `onWait` is called after each failed
 * attempt.
 */
export async function retryUntilReachable<Result>(
  work: () => Promise<Result>,
  {
    onWait,
    signal,
  }: { onWait?: (error: DatabaseUnavailable) => void; signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, MAX_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      onWait?.(error);
      await pause(wait, undefined, { signal });
    }
  }
}
