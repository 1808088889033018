import { expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { createServerTime } from './serverTime.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

function deviceAt(now: number) {
  const storage = memoryStorage();
  let header: string | null = null;
  const fetch = async () => new Response('{}', { headers: header === null ? {} : { date: header } });
  const device = { now };
  const time = createServerTime(storage, fetch, () => device.now);
  return {
    device,
    storage,
    ahead: () => time.ahead(),
    async hear(date: string | null) {
      header = date;
      return (await time.fetch('/api/setup')).json();
    },
  };
}

it('knows nothing of a server that has not answered', () => {
  expect(deviceAt(noon).ahead()).toBeNull();
});

it('hears by how much the device is behind or ahead, and hands the answer on', async () => {
  const late = deviceAt(noon - 7_200_000);
  expect(await late.hear('Fri, 20 Nov 2026 12:00:00 GMT')).toEqual({});
  expect(late.ahead()).toBe(7_200_000);
  const early = deviceAt(noon + 7_200_000);
  await early.hear('Fri, 20 Nov 2026 12:00:00 GMT');
  expect(early.ahead()).toBe(-7_200_000);
});

it('hears when the device is set right, and remembers it for the next page', async () => {
  const { device, storage, hear, ahead } = deviceAt(noon - 7_200_000);
  await hear('Fri, 20 Nov 2026 12:00:00 GMT');
  device.now = noon;
  await hear('Fri, 20 Nov 2026 12:00:01 GMT');
  expect(ahead()).toBe(1000);
  expect(createServerTime(storage, fetch).ahead()).toBe(1000);
});

it('is not confused by an answer without a time, or by what else stands in the storage', async () => {
  const { storage, hear, ahead } = deviceAt(noon);
  await hear(null);
  expect(ahead()).toBeNull();
  await hear('yesterday');
  expect(ahead()).toBeNull();
  storage.setItem('serverTimeAhead', 'soon');
  expect(ahead()).toBeNull();
});
