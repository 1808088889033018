import type { KeyStorage } from './browserStorage.ts';

const KEY = 'serverTimeAhead';
/** Milliseconds that the clock may drift before its offset is stored again. */
const MAX_DRIFT = 60_000;

/** This device's knowledge of the server's clock. */
export interface ServerTime {
  /** The browser's `fetch`, which reads the server's time off every answer. */
  fetch: typeof globalThis.fetch;
  /** Milliseconds by which the server's clock is ahead of this device's; null before its first answer. */
  ahead(): number | null;
}

/** The server's clock beside this device's, remembered for when the server cannot be asked. */
export function createServerTime(
  storage: KeyStorage,
  fetch: typeof globalThis.fetch,
  now: () => number = Date.now,
): ServerTime {
  function ahead(): number | null {
    const kept = storage.getItem(KEY);
    return kept !== null && /^-?\d+$/.test(kept) ? Number(kept) : null;
  }

  return {
    ahead,
    async fetch(...request) {
      const response = await fetch(...request);
      const then = Date.parse(response.headers.get('date') ?? '');
      const before = ahead();
      if (!Number.isNaN(then) && (before === null || Math.abs(then - now() - before) > MAX_DRIFT))
        storage.setItem(KEY, String(then - now()));
      return response;
    },
  };
}
