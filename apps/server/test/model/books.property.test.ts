import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { live, steps, type Tally } from './live.ts';

const isLong = process.env.HANDSET_TESTS === 'long';

/** Number of simulated shops: the rules are the same on PostgreSQL, where a shop takes longer. */
const MANY = process.env.HANDSET_TEST_DATABASE_URL ? 200 : 2000;
/** `HANDSET_PROPERTY_RUNS` changes the number, `HANDSET_PROPERTY_SEED` repeats a run. */
const RUNS = Number(process.env.HANDSET_PROPERTY_RUNS ?? (isLong ? MANY : 12));
const SEED = process.env.HANDSET_PROPERTY_SEED;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the books, whatever happens in whatever order, at two tills at once', () => {
  it('agree with the model of a shop after every step, and keep every invariant', async () => {
    const tally: Tally = new Map();
    await fc.assert(
      fc.asyncProperty(steps, (life) => live(server, life, tally)),
      {
        numRuns: RUNS,
        ...(SEED !== undefined && { seed: Number(SEED) }),
        // A failure is told by its shortest life; to find that may not take for ever.
        interruptAfterTimeLimit: RUNS * 20_000 + 60_000,
      },
    );
    if (process.env.HANDSET_PROPERTY_TALLY) console.info(Object.fromEntries([...tally].sort()));
    expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(RUNS);
  }, 3_600_000);
});
