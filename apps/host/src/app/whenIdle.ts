/** Milliseconds after which something is done although the page never rests. */
const PATIENCE = 3000;

/** Does something when the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, 50);
}
