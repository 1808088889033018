import { useEffect } from 'react';
import { getBaseURL } from '../config/baseURL.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { readerOf } from '../session/readerOf.ts';
import { session, useUser } from '../session/useSession.ts';
import { areFormsDue, type Keeping } from './keepForms.ts';

/** Milliseconds until the page has what it asked for itself. */
const LEISURE = 5000;
/** Milliseconds until it is asked again whether they are due. */
const INTERVAL = 5 * 60_000;

/** Keeps what the forms of the shop choose from in this browser, so that they can be filled in without a network, too. */
export function useKeptForms(): void {
  const user = useUser();
  const { isCostHidden } = usePreferences();
  const reader = readerOf(user, isCostHidden);
  const hasShop = user.role !== 'superadmin';

  useEffect(() => {
    if (!hasShop || !import.meta.env.PROD) return;
    let isCurrent = true;
    let worker: Worker | undefined;
    const stop = () => {
      worker?.terminate();
      worker = undefined;
    };
    async function keepIfDue() {
      if (worker || !navigator.onLine || !(await areFormsDue(reader))) return;
      const { href, origin } = new URL(await getBaseURL(), location.href);
      const token = session.tokenOf(user._id, origin);
      if (!isCurrent || worker || token === null) return;
      worker = new Worker(new URL('./keepForms.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = stop;
      worker.onerror = stop;
      worker.postMessage({ reader, baseURL: href, token, isCostHidden } satisfies Keeping);
    }
    // A browser without a database, or without workers, keeps nothing.
    const keepIfPossible = () => void keepIfDue().catch(() => {});
    const first = setTimeout(keepIfPossible, LEISURE);
    const next = setInterval(keepIfPossible, INTERVAL);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(next);
      stop();
    };
  }, [user._id, reader, isCostHidden, hasShop]);
}
