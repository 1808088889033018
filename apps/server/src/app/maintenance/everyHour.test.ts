import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyHour } from './everyHour.ts';

const HOUR = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('does its tasks again and again; one that fails is logged, and the others go on', async () => {
  const log = { error: vi.fn() };
  const failing = vi.fn().mockRejectedValue(new Error('no'));
  const working = vi.fn().mockResolvedValue(undefined);
  const hourly = everyHour(
    [
      { name: 'Failing', run: failing },
      { name: 'Working', run: working },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(working).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith({ err: new Error('no') }, 'Failing failed');
  await hourly.stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(working).toHaveBeenCalledTimes(3);
});
