import { afterEach, expect, it, vi } from 'vitest';
import { disk } from './HandsetDatabase.ts';
import { TabLocks } from './TabLocks.ts';

/** Two tabs: each has its own memory, and both have the browser's database and its channel. */
const [mine, other] = [new TabLocks(), new TabLocks()];

/** Holds a lock until it is let go. */
async function hold(tab: TabLocks, name: string, options: LockOptions = {}) {
  let letGo = () => {};
  let taken: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const ended = tab.request(name, options, () => {
    taken();
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  const outcome = ended.then(
    () => 'let go',
    (error: DOMException) => error.name,
  );
  return { held, letGo: () => letGo(), outcome };
}

const isFree = (tab: TabLocks, name: string) =>
  tab.request(name, { ifAvailable: true }, async (lock) => lock !== null);

afterEach(() => disk.locks.clear());

it('is held by one tab, and free again once that one lets it go', async () => {
  const first = await hold(mine, 'draft');
  await first.held;
  expect(await isFree(other, 'draft')).toBe(false);
  expect(await isFree(mine, 'draft')).toBe(false);
  expect(await isFree(other, 'another draft')).toBe(true);
  first.letGo();
  expect(await first.outcome).toBe('let go');
  expect(await isFree(other, 'draft')).toBe(true);
});

it('comes to the tab that waits for it, which can tell that it waits', async () => {
  const first = await hold(mine, 'draft');
  await first.held;
  const second = await hold(other, 'draft');
  expect((await other.query()).pending).toMatchObject([{ name: 'draft' }]);
  first.letGo();
  await second.held;
  expect((await other.query()).pending).toEqual([]);
  second.letGo();
  await second.outcome;
});

it('is taken over, and the tab that had it learns of it', async () => {
  const first = await hold(mine, 'draft');
  await first.held;
  const second = await hold(other, 'draft', { steal: true });
  await second.held;
  expect(await first.outcome).toBe('AbortError');
  expect(await isFree(mine, 'draft')).toBe(false);
  second.letGo();
  await second.outcome;
});

it('is free when the tab that had it has crashed', async () => {
  await disk.locks.put({ name: 'draft', holder: 'a tab that is gone' });
  expect(await isFree(mine, 'draft')).toBe(true);
});

it('is waited for no longer once nobody wants it', async () => {
  const first = await hold(mine, 'draft');
  await first.held;
  const left = new AbortController();
  const second = await hold(other, 'draft', { signal: left.signal });
  await other.query();
  left.abort();
  expect(await second.outcome).toBe('AbortError');
  first.letGo();
  await first.outcome;
  expect(await disk.locks.count()).toBe(0);
});

it('lets every tab in where the browser keeps nothing', async () => {
  const refusal = vi.spyOn(disk.locks, 'get').mockRejectedValue(new Error('The disk is full'));
  const first = await hold(mine, 'draft');
  await first.held;
  expect(await isFree(other, 'draft')).toBe(true);
  refusal.mockRestore();
  first.letGo();
  await first.outcome;
});
