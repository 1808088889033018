import { isKept } from '../../kit/database/database.ts';
import { inTime } from '../../kit/database/inTime.ts';
import { allWritten } from '../../kit/drafts/newestOnly.ts';
import { noteUnloaded } from '../../kit/problems/unloaded.ts';

const RELOADED_AT = 'reloadedAt';
/** A second failure within this time does not reload again, in milliseconds. */
const MIN_RELOAD_INTERVAL = 60_000;

/** Reloads the page, with what is typed in it, when one of its files is missing because the server has a newer build. */
export function reloadOnNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    noteUnloaded(event.payload);
    if (!navigator.onLine || !isKept() || !noteReload()) return;
    void reload();
  });
}

async function reload(): Promise<void> {
  await inTime(allWritten(), undefined);
  // Let the router move to the failed page first, so that the reload opens that page.
  setTimeout(() => location.reload());
}

/** Records the reload. Returns false right after another one, or when it cannot be recorded. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < MIN_RELOAD_INTERVAL) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
