import { ApiError } from '@handset/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverAfterAbsence } from './coverAfterAbsence.ts';
import { MAX_ABSENCE, saveLastSeen } from './lastSeen.ts';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import type { SessionState } from './session.ts';

const user = { _id: '7', role: 'admin', username: 'ali', shopId: 's', shopName: 'Ali Mobiles' } as const;
const checking = 'Checking that you are still signed in…';

const kept = Object.assign(document.createElement('main'), { textContent: 'Rs 12,000 in Pocket Cash' });
let state: SessionState;
let answer: { promise: Promise<unknown>; resolve: (user: unknown) => void; reject: (error: unknown) => void };
let stop = () => {};
const get = vi.fn((..._request: unknown[]) => answer.promise);
const isKeptShown = () => getComputedStyle(kept).visibility === 'visible';

function open({ unseenFor }: { unseenFor: number }) {
  const storage = memoryStorage();
  saveLastSeen(storage, Date.now() - unseenFor);
  stop = coverAfterAbsence({
    session: { get: () => state },
    clientOf: () => ({ transport: { get: get as never } }),
    storage,
  });
  return storage;
}

beforeEach(() => {
  state = { user, ending: null };
  answer = { promise: Promise.resolve(), resolve: () => {}, reject: () => {} };
  answer.promise = new Promise((resolve, reject) => Object.assign(answer, { resolve, reject }));
  get.mockClear();
  document.body.append(kept);
});
afterEach(() => {
  stop();
  kept.remove();
  vi.restoreAllMocks();
});

describe('a page that nobody saw for long', () => {
  it('hides what is kept until the server knows the session', async () => {
    open({ unseenFor: MAX_ABSENCE });
    expect([isKeptShown(), document.body.textContent?.includes(checking)]).toEqual([false, true]);
    expect(get.mock.calls[0]?.[0]).toBe('api/auth/me');
    answer.resolve(user);
    await vi.waitFor(() => expect(isKeptShown()).toBe(true));
    expect(document.body.textContent).not.toContain(checking);
  });

  it('shows what is kept where the server cannot be reached', async () => {
    open({ unseenFor: 30 * MAX_ABSENCE });
    answer.reject(new ApiError('lost', { status: 0, code: 'network', isNetwork: true }));
    await vi.waitFor(() => expect(isKeptShown()).toBe(true));
  });

  it('asks nobody without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ unseenFor: 30 * MAX_ABSENCE });
    await vi.waitFor(() => expect(isKeptShown()).toBe(true));
    expect(get).not.toHaveBeenCalled();
  });

  it('stays covered until the refused session has left the page', async () => {
    open({ unseenFor: MAX_ABSENCE });
    state = { user: null, ending: 'expiry' };
    answer.reject(new ApiError('ended', { status: 401, code: 'signed-out' }));
    kept.textContent = 'Sign in';
    await vi.waitFor(() => expect(isKeptShown()).toBe(true));
  });

  it('has nothing to hide from whoever is signed out', () => {
    state = { user: null, ending: null };
    open({ unseenFor: MAX_ABSENCE });
    expect([isKeptShown(), get.mock.calls.length]).toEqual([true, 0]);
  });
});

it('is covered when it comes back into sight after long, and not after a moment', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const storage = open({ unseenFor: 0 });
  expect(isKeptShown()).toBe(true);
  const turn = (to: DocumentVisibilityState) => {
    visibility.mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  turn('hidden');
  expect(storage.getItem('lastSeenAt')).toBe(String(now));
  clock.mockReturnValue(now + MAX_ABSENCE - 1);
  turn('visible');
  expect(isKeptShown()).toBe(true);
  turn('hidden');
  clock.mockReturnValue(now + 2 * MAX_ABSENCE);
  turn('visible');
  expect(isKeptShown()).toBe(false);
});

it("is covered while it lies in the browser's history, and asks when it comes back", async () => {
  open({ unseenFor: 0 });
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(isKeptShown()).toBe(false);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([isKeptShown(), get.mock.calls.length]).toEqual([false, 1]);
  answer.resolve(user);
  await vi.waitFor(() => expect(isKeptShown()).toBe(true));
});
