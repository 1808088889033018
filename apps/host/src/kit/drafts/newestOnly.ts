/** Writes that have begun and not ended, of all forms. */
const unwritten = new Set<Promise<void>>();

/**
 * Runs one write at a time, and of those that wait only the newest: a fast typist with six pictures costs one copy at a time. The promise
 * resolves when the newest has been written.
 */
export function newestOnly(): (write: () => Promise<unknown>) => Promise<void> {
  let waiting: (() => Promise<unknown>) | undefined;
  let running: Promise<void> | undefined;

  async function drain() {
    while (waiting) {
      const write = waiting;
      waiting = undefined;
      await write();
    }
  }

  function start(): Promise<void> {
    const started = drain().finally(() => {
      running = undefined;
      unwritten.delete(started);
    });
    unwritten.add(started);
    return started;
  }

  return (write) => {
    waiting = write;
    running ??= start();
    return running;
  };
}

/** Resolves once everything that was typed so far has been written, or could not be. */
export async function allWritten(): Promise<void> {
  await Promise.allSettled(unwritten);
}
