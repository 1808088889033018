const RELOADED_AT = 'reloadedAt';
/** Milliseconds within which a second failure is not mended by a second reload. */
const MIN_RELOAD_INTERVAL = 60_000;

/** Reloads the page when one of its files is missing because the server has a newer build. */
export function reloadOnNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !noteReload()) return;
    event.preventDefault();
    location.reload();
  });
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
