import { expect, test, vi } from 'vitest';
import { everyHour } from './everyHour.ts';

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
    1,
  );
  await vi.waitFor(() => expect(working.mock.calls.length).toBeGreaterThan(2));
  expect(log.error).toHaveBeenCalledWith({ err: new Error('no') }, 'Failing failed');
  await hourly.stop();
  const times = working.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(working.mock.calls.length).toBe(times);
});
