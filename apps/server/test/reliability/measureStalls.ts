import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded before a server (`--import`), it writes to `STALLS` for how long nobody was answered, each time SIGUSR2 asks.
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('SIGUSR2', () => {
  const inMilliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
  const stalls = { p99: inMilliseconds(delay.percentile(99)), max: inMilliseconds(delay.max) };
  delay.reset();
  writeFileSync(process.env.STALLS ?? '', JSON.stringify(stalls));
});
