import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { ApiCache } from './ApiCache.ts';

const MINUTE = 60_000;

/** A request that is answered, or given up, by hand. */
function request() {
  let answer = (_text: string) => {};
  const ask = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { ask, answer: (text: string) => answer(text) };
}

describe('ApiCache', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('forgets an answer five minutes after the last place that showed it has gone', () => {
    const cache = new ApiCache();
    cache.set('sales', { data: [1] });
    const [leave, leaveOther] = [cache.hold('sales'), cache.hold('sales')];
    leave();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(cache.get('sales')?.data).toEqual([1]);
    leaveOther();
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(cache.get('sales')?.data).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(cache.get('sales')).toBeUndefined();
  });

  it('keeps an answer that somebody came back to', () => {
    const cache = new ApiCache();
    cache.set('sales', { data: [1] });
    cache.hold('sales')();
    vi.advanceTimersByTime(4 * MINUTE);
    cache.hold('sales');
    vi.advanceTimersByTime(60 * MINUTE);
    expect(cache.get('sales')?.data).toEqual([1]);
  });

  it('gives up a request when the page that waits for it has gone, and holds nothing against its next visitor', async () => {
    const cache = new ApiCache();
    const leave = cache.hold('sales');
    const { ask } = request();
    const asked = cache.ask('sales', ask).catch((error: unknown) => cache.set('sales', { error }));
    leave();
    leave();
    vi.advanceTimersByTime(0);
    await asked;
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
    expect(cache.get('sales')?.error).toBeDefined();
    vi.advanceTimersByTime(0);
    expect(cache.get('sales')?.error).toBeUndefined();
  });

  it.each([
    ['comes again at once, as in StrictMode', 0],
    ['is one of two that wait', 1],
  ])('goes on asking when the place that waits %s', async (_case, others) => {
    const cache = new ApiCache();
    for (let other = 0; other < others; other += 1) cache.hold('sales');
    const { ask, answer } = request();
    const leave = cache.hold('sales');
    const asked = cache.ask('sales', ask);
    leave();
    if (others === 0) cache.hold('sales');
    vi.advanceTimersByTime(1);
    answer('sold');
    await expect(asked).resolves.toBe('sold');
  });

  it('begins with what is known, and puts what is new where it outlives the page', () => {
    const store = { load: vi.fn(), put: vi.fn(async () => {}), remove: vi.fn(async () => {}) };
    const cache = new ApiCache({ store, known: [['sales', [1]]], isStored: (key) => key !== 'picture' });
    expect(cache.get('sales')?.data).toEqual([1]);
    const rows = [1, 2];
    cache.set('sales', { data: rows, isValidating: true });
    cache.set('sales', { data: rows, isValidating: false });
    cache.set('picture', { data: 'blob' });
    cache.set('sales', {});
    expect(store.put.mock.calls).toEqual([['sales', rows]]);
    expect(store.remove.mock.calls).toEqual([['sales']]);
  });

  it('does without a disk that is full', async () => {
    const full = async () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const cache = new ApiCache({ store: { load: full, put: full, remove: full } });
    cache.set('sales', { data: [1] });
    await vi.runAllTimersAsync();
    expect(cache.get('sales')?.data).toEqual([1]);
  });

  describe('without a server', () => {
    const lost = new ApiError('The server could not be reached', {
      status: 0,
      code: 'network',
      isNetwork: true,
    });
    const refused = new ApiError('Not yours', { status: 403, code: 'forbidden' });
    const kept = new Map([['persons', ['Ali']]]);
    const store = {
      load: async () => [],
      get: async (key: string) => kept.get(key),
      put: async () => {},
      remove: async () => {},
    };
    const failing = (error: unknown) => () => Promise.reject(error);

    it('answers with what was kept', async () => {
      const cache = new ApiCache({ store });
      expect(await cache.ask('persons', failing(lost))).toEqual(['Ali']);
      await expect(cache.ask('banks', failing(lost))).rejects.toBe(lost);
    });

    it('never covers a refusal, nor what is known already', async () => {
      const cache = new ApiCache({ store });
      await expect(cache.ask('persons', failing(refused))).rejects.toBe(refused);
      cache.set('persons', { data: ['Ali', 'Sana'] });
      await expect(cache.ask('persons', failing(lost))).rejects.toBe(lost);
    });

    it('does without where the disk fails', async () => {
      const cache = new ApiCache({ store: { ...store, get: failing(new Error('no disk')) } });
      await expect(cache.ask('persons', failing(lost))).rejects.toBe(lost);
    });

    it('tells whether the server is reached', async () => {
      const cache = new ApiCache({ store });
      const told = vi.fn();
      const leave = cache.onReach(told);
      await cache.ask('persons', failing(lost));
      await cache.ask('persons', failing(lost));
      expect(cache.isServerReached).toBe(false);
      expect(told).toHaveBeenCalledTimes(1);
      await expect(cache.ask('persons', failing(refused))).rejects.toBe(refused);
      expect(cache.isServerReached).toBe(true);
      leave();
      await cache.ask('persons', failing(lost));
      expect(told).toHaveBeenCalledTimes(2);
    });
  });
});
