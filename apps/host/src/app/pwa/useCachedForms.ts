import { useEffect } from 'react';
import { getBaseURL } from '../../kit/session/baseURL.ts';
import { costView } from '../../kit/session/costView.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { session, useUser } from '../../kit/session/useSession.ts';
import { areFormsStale, type CacheOptions } from './cacheForms.ts';

/** Delay that lets the page's own requests go first, in milliseconds. */
const START_DELAY = 5000;
/** Milliseconds between checks of whether the lists are stale. */
const INTERVAL = 5 * 60_000;

/** Caches the lists that the shop's forms choose from in this browser, so that they work offline. */
export function useCachedForms(): void {
  const { _id: userId, role } = useUser();
  const { isCostHidden } = usePreferences();
  const hasShop = role !== 'superadmin';

  useEffect(() => {
    if (!hasShop || !import.meta.env.PROD) return;
    let isCurrent = true;
    let worker: Worker | undefined;
    const stop = () => {
      worker?.terminate();
      worker = undefined;
    };
    async function keepIfDue() {
      if (worker || !navigator.onLine || !(await areFormsStale(userId, costView(isCostHidden)))) return;
      const { href, origin } = new URL(await getBaseURL(), location.href);
      const token = session.tokenOf(userId, origin);
      if (!isCurrent || worker || token === null) return;
      worker = new Worker(new URL('./cacheForms.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = stop;
      worker.onerror = stop;
      worker.postMessage({ userId, baseURL: href, token, isCostHidden } satisfies CacheOptions);
    }
    // A browser without a database, or without workers, keeps nothing.
    const keepIfPossible = () => void keepIfDue().catch(() => {});
    const first = setTimeout(keepIfPossible, START_DELAY);
    const next = setInterval(keepIfPossible, INTERVAL);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(next);
      stop();
    };
  }, [userId, isCostHidden, hasShop]);
}
