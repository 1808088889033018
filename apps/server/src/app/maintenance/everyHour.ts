import type { FastifyBaseLogger } from 'fastify';
import type { Task } from './Task.ts';

const HOUR = 60 * 60_000;

/**
 * Runs the tasks one after another, repeatedly, without keeping the process alive. A failure is logged and
 * retried.
 */
export function everyHour(
  tasks: readonly Task[],
  log: Pick<FastifyBaseLogger, 'error'>,
  pause = HOUR,
): { stop(): Promise<void> } {
  let isStopped = false;
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(async () => {
      for (const { name, run } of tasks) {
        if (isStopped) return;
        await run().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
      }
    });
  }, pause).unref();
  return {
    /** Resolves once nothing is under way any more. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
