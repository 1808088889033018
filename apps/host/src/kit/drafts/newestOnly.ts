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

  return (write) => {
    waiting = write;
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
}
