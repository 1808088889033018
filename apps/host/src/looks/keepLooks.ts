import { browserStorage } from '../session/browserStorage.ts';
import { lookOf } from './lookOf.ts';
import { keepLook, lookName } from './looks.ts';

/** Keeps how each page looks when it is left, so that it stands there at once when it is opened again. */
export function keepLooks(root: HTMLElement): void {
  const keep = () => {
    const user = browserStorage.getItem('user');
    const look = user && lookOf(root, user, browserStorage.getItem('preferences'));
    if (look) keepLook(browserStorage, lookName(location), look);
  };
  // A page that is put out of sight on a phone may never hear of its end; Safari tells some of nothing else.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
  window.addEventListener('pagehide', keep);
}
