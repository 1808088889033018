import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameOfBackup } from './backupFolder.ts';
import { isDue, scheduleBackups } from './scheduleBackups.ts';

const at = (text: string) => new Date(`2026-03-${text}`);

test('a backup is due once the hour has come, and not twice a day', () => {
  expect(isDue([], at('10T12:00'), 3)).toBe(true);
  expect(isDue([at('09T03:05')], at('10T02:59'), 3)).toBe(false);
  expect(isDue([at('09T03:05')], at('10T03:00'), 3)).toBe(true);
  expect(isDue([at('10T03:05'), at('09T03:05')], at('10T23:00'), 3)).toBe(false);
});

test('a server that was off at the hour catches up', () => {
  expect(isDue([at('07T03:05')], at('10T09:00'), 3)).toBe(true);
  expect(isDue([at('10T09:05'), at('07T03:05')], at('10T09:10'), 3)).toBe(false);
});

test('a backup from a future that a wrong clock made up does not put off the next one', () => {
  expect(isDue([new Date('2027-01-01T00:00')], at('10T09:00'), 3)).toBe(true);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handset-schedule-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('takes one soon after the start, then none until the next is due', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const take = vi.fn(async () => {
    await mkdir(join(folder, nameOfBackup(new Date())));
    return { told: 'Backed up', warned: 'A drawer is short' };
  });
  const now = vi.fn(() => new Date());
  const schedule = scheduleBackups({ folder, hour: 3, take, log, now, first: 1, pause: 1 });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith('Backed up'));
  expect(log.warn).toHaveBeenCalledWith('A drawer is short');
  await vi.waitFor(() => expect(now.mock.calls.length).toBeGreaterThan(3));
  schedule.stop();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a failure is logged and tried again', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const take = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(undefined);
  const schedule = scheduleBackups({ folder, hour: 3, take, log, first: 1, pause: 1, pauseAfterFailure: 1 });
  await vi.waitFor(() => expect(take.mock.calls.length).toBeGreaterThan(1));
  schedule.stop();
  expect(log.error).toHaveBeenCalledTimes(1);
});
