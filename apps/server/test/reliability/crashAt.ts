import { StatementSync } from 'node:sqlite';

// Loaded before a server (`--import`), it ends the process as a power cut would, at the statement that `CRASH_AT` counts to.
const last = Number(process.env.CRASH_AT);
let count = 0;

for (const name of ['all', 'run'] as const) {
  const given = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
  Object.defineProperty(StatementSync.prototype, name, {
    value(this: StatementSync, ...values: unknown[]) {
      count += 1;
      if (count === last) process.kill(process.pid, 'SIGKILL');
      return given.apply(this, values);
    },
  });
}
process.on('exit', () => console.info(`statements: ${count}`));
