import { ApiError } from '@handset/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { Entry } from './entry.ts';
import { entriesOf, Outbox, type OutboxOptions } from './Outbox.ts';
import { expense, lost, newDatabase, refused } from './outbox.fixtures.ts';

const keyOf = ({ submission }: Entry) => submission.key;

interface ShopOptions extends Partial<OutboxOptions> {
  database?: HandsetDatabase;
}

/** An outbox and a server that answers as it is told. */
function shop({ database = newDatabase(), ...options }: ShopOptions = {}) {
  const taken: string[] = [];
  const asked: string[] = [];
  const failing = new Map<string, unknown>();
  const net = { isUp: true };
  const outbox = new Outbox({
    userId: 'ali',
    onDisk: async (run) => run(database),
    maySend: () => true,
    alone: (task) => task(),
    delay: () => 0,
    async send(entry) {
      asked.push(keyOf(entry));
      if (!net.isUp) throw lost;
      const failure = failing.get(keyOf(entry));
      if (failure) throw failure;
      taken.push(keyOf(entry));
    },
    ...options,
  });
  return { outbox, taken, asked, failing, net, entries: (userId = 'ali') => entriesOf(database, userId) };
}

/** Records a few without a network. */
async function recordOffline({ outbox, net }: ReturnType<typeof shop>, ...rupees: number[]) {
  net.isUp = false;
  for (const amount of rupees) await outbox.add(expense(amount));
  await outbox.send();
}

describe('Outbox', () => {
  it('keeps what was recorded, and sends it in order when the network is back', async () => {
    const it = shop();
    await recordOffline(it, 1, 2, 3);
    expect(it.taken).toEqual([]);
    expect((await it.entries()).map(keyOf)).toEqual(['key-of-1', 'key-of-2', 'key-of-3']);
    it.net.isUp = true;
    await it.outbox.send();
    expect(it.taken).toEqual(['key-of-1', 'key-of-2', 'key-of-3']);
    expect(await it.entries()).toEqual([]);
    expect(it.outbox.get()).toEqual({ recorded: 3, isSending: false });
  });

  it('asks for nothing that comes after what could not be asked', async () => {
    const it = shop();
    await recordOffline(it, 1, 2);
    expect(new Set(it.asked)).toEqual(new Set(['key-of-1']));
  });

  it('tries again by itself, later and later', async () => {
    const delay = vi.fn(() => 0);
    const it = shop({ delay });
    it.net.isUp = false;
    await it.outbox.add(expense(1));
    await vi.waitFor(() => expect(delay.mock.calls.slice(0, 3)).toEqual([[0], [1], [2]]));
    it.net.isUp = true;
    await vi.waitFor(() => expect(it.taken).toEqual(['key-of-1']));
  });

  it('sets a refused entry aside with its reason, and goes on', async () => {
    const it = shop();
    await recordOffline(it, 1, 2, 3);
    it.failing.set('key-of-2', refused);
    it.net.isUp = true;
    await it.outbox.send();
    expect(it.taken).toEqual(['key-of-1', 'key-of-3']);
    expect(await it.entries()).toMatchObject([
      {
        submission: { key: 'key-of-2' },
        refusal: { code: 'conflict', message: refused.message, fields: refused.fields },
        draft: { amount: 200 },
      },
    ]);
    expect(await it.outbox.hasWaiting()).toBe(false);
  });

  it('sends a refused entry again when it is told to, under the same key', async () => {
    const it = shop();
    it.failing.set('key-of-1', refused);
    await it.outbox.add(expense(1));
    await it.outbox.send();
    it.failing.clear();
    await it.outbox.send();
    expect(it.taken).toEqual([]);
    const [entry] = await it.entries();
    await it.outbox.retry(entry?.id ?? 0);
    expect(it.taken).toEqual(['key-of-1']);
  });

  it('lets nobody wait for ever for an entry at which the server fails', async () => {
    const it = shop();
    it.failing.set('key-of-1', new ApiError('Internal error', { status: 500, code: 'internal' }));
    await it.outbox.add(expense(1));
    await it.outbox.add(expense(2));
    await vi.waitFor(() => expect(it.taken).toEqual(['key-of-2']));
    expect(it.asked.filter((key) => key === 'key-of-1')).toHaveLength(3);
    expect(await it.entries()).toMatchObject([{ refusal: { code: 'internal' } }]);
  });

  it('waits for a server whose database is away, as long as it takes', async () => {
    const it = shop();
    const away = new ApiError('', { status: 503, code: 'busy', isNetwork: true });
    it.failing.set('key-of-1', away);
    await it.outbox.add(expense(1));
    await it.outbox.add(expense(2));
    await vi.waitFor(() => expect(it.asked.length).toBeGreaterThan(5));
    expect((await it.entries()).map(({ refusal }) => refusal)).toEqual([null, null]);
    it.failing.clear();
    await vi.waitFor(() => expect(it.taken).toEqual(['key-of-1', 'key-of-2']));
  });

  it('says that a refused entry is not in the books only where that is certain', async () => {
    const keyReused = new ApiError('Used for another request', { status: 422, code: 'key-reused' });
    const forbidden = new ApiError('Not for this role', { status: 403, code: 'forbidden' });
    const sold = new ApiError('Sold already', { status: 422, code: 'imei-not-in-stock' });
    const failed = new ApiError('Internal error', { status: 500, code: 'internal' });
    const doubtful: [error: ApiError, isFirstAttempt: boolean, mayBeRecorded: boolean][] = [
      [refused, true, false],
      [refused, false, false],
      [forbidden, true, false],
      [forbidden, false, true],
      [keyReused, true, true],
      [keyReused, false, true],
      [failed, true, true],
      [sold, false, false],
    ];
    for (const [error, isFirstAttempt, mayBeRecorded] of doubtful) {
      const it = shop();
      if (!isFirstAttempt) await recordOffline(it, 1);
      it.net.isUp = true;
      it.failing.set('key-of-1', error);
      if (isFirstAttempt) await it.outbox.add(expense(1));
      await it.outbox.send();
      await vi.waitFor(async () => expect(await it.outbox.hasWaiting()).toBe(false));
      expect(await it.entries()).toMatchObject([{ refusal: { code: error.code }, isTried: mayBeRecorded }]);
    }
  });

  it('waits for whoever recorded it to sign in again', async () => {
    let isSignedIn = false;
    const it = shop({ maySend: () => isSignedIn });
    await it.outbox.add(expense(1));
    await it.outbox.send();
    expect(it.asked).toEqual([]);
    isSignedIn = true;
    it.failing.set('key-of-1', new ApiError('Sign in', { status: 401, code: 'unauthorized' }));
    await it.outbox.send();
    expect(await it.entries()).toMatchObject([{ refusal: null }]);
    it.failing.clear();
    await it.outbox.send();
    expect(it.taken).toEqual(['key-of-1']);
  });

  it('sends what another user recorded never', async () => {
    const database = newDatabase();
    const other = shop({ database, userId: 'bilal', maySend: () => false });
    await other.outbox.add(expense(7, 'bilal'));
    const it = shop({ database });
    await it.outbox.send();
    expect(it.asked).toEqual([]);
    expect([await it.entries(), await it.entries('bilal')]).toMatchObject([[], [{ at: 7 }]]);
  });

  it('sends everything once from two tabs that wake up together', async () => {
    const database = newDatabase();
    let last = Promise.resolve();
    const alone = (task: () => Promise<void>) => {
      last = last.then(task);
      return last;
    };
    const tabs = [shop({ database, alone }), shop({ database, alone })];
    const offline = shop({ database, maySend: () => false });
    for (let rupees = 1; rupees <= 20; rupees += 1) await offline.outbox.add(expense(rupees));
    await Promise.all(tabs.map(({ outbox }) => outbox.send()));
    const taken = tabs.flatMap((tab) => tab.taken);
    expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => `key-of-${index + 1}`));
    expect(await offline.entries()).toEqual([]);
  });

  it('takes along what is recorded while it sends', async () => {
    const it = shop();
    const sent = it.outbox.add(expense(1));
    await it.outbox.add(expense(2));
    await sent;
    await it.outbox.send();
    expect(it.taken).toEqual(['key-of-1', 'key-of-2']);
  });

  it('knows after a crash that an entry may have left', async () => {
    const database = newDatabase();
    const before = shop({ database, send: () => new Promise(() => {}) });
    await before.outbox.add(expense(1));
    await vi.waitFor(async () => expect(await before.entries()).toMatchObject([{ isTried: true }]));
    const after = shop({ database });
    await after.outbox.send();
    expect(after.taken).toEqual(['key-of-1']);
  });

  it('takes back at once what is not sent yet, also while it sends another, and nothing that is being sent', async () => {
    const sent: string[] = [];
    let answer = () => {};
    const it = shop({
      send: (entry) => {
        sent.push(keyOf(entry));
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    });
    await it.outbox.add(expense(1));
    await it.outbox.add(expense(2));
    const [first, second] = await it.entries();
    await vi.waitFor(() => expect(sent).toEqual(['key-of-1']));
    expect(await it.outbox.remove(first?.id ?? 0)).toBe(false);
    expect(await it.outbox.withdraw(second?.id ?? 0)).toBe(true);
    answer();
    await it.outbox.send();
    expect(sent).toEqual(['key-of-1']);
    expect(await it.entries()).toEqual([]);
  });

  it('takes nothing back that may be in the books', async () => {
    const lostAnswer = shop();
    await recordOffline(lostAnswer, 2, 3);
    const [tried, untried] = await lostAnswer.entries();
    expect(await lostAnswer.outbox.remove(tried?.id ?? 0)).toBe(false);
    expect(await lostAnswer.outbox.remove(untried?.id ?? 0)).toBe(true);
    expect((await lostAnswer.entries()).map(keyOf)).toEqual(['key-of-2']);
  });

  it('lets nobody change under a new key what may be in the books, even once it was refused', async () => {
    const it = shop();
    await recordOffline(it, 1, 2);
    it.failing.set('key-of-1', new ApiError('Not for this role', { status: 403, code: 'forbidden' }));
    it.failing.set('key-of-2', new ApiError('Not for this role', { status: 403, code: 'forbidden' }));
    it.net.isUp = true;
    await it.outbox.send();
    const [tried, untried] = await it.entries();
    expect(await it.outbox.withdraw(tried?.id ?? 0)).toBe(false);
    expect(await it.outbox.withdraw(untried?.id ?? 0)).toBe(true);
    expect(await it.outbox.remove(tried?.id ?? 0)).toBe(true);
    expect(await it.entries()).toEqual([]);
  });

  it('keeps nothing twice when a form is sent again under the same key', async () => {
    const it = shop({ maySend: () => false });
    await it.outbox.add(expense(1));
    await it.outbox.add(expense(2));
    await it.outbox.add({ ...expense(1), isTried: true });
    expect(await it.entries()).toMatchObject([
      { at: 1, isTried: true },
      { at: 2, isTried: false },
    ]);
  });

  it('says so when an entry cannot be kept', async () => {
    const onDisk = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const { outbox } = shop({ onDisk });
    await expect(outbox.add(expense(1))).rejects.toThrow('full');
  });
});
