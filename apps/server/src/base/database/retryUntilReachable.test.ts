import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { retryUntilReachable } from './retryUntilReachable.ts';

test('work is tried again while the database is away or too slow, and no longer than that', async () => {
  const tooSlow = new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error');
  tooSlow.code = '57014';
  const away = new DatabaseUnavailable(new Error('ECONNREFUSED'));
  const work = vi.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(tooSlow).mockRejectedValueOnce(away).mockResolvedValueOnce('done');
  expect(await retryUntilReachable(work)).toBe('done');
  work.mockRejectedValueOnce(new Error('a defect'));
  await expect(retryUntilReachable(work)).rejects.toThrow('a defect');
});
