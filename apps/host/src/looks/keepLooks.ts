import { browserStorage } from '../session/browserStorage.ts';
import { lookOf } from './lookOf.ts';
import { keepLook, lookName } from './looks.ts';

/** Keeps how each page looks when it is left, so that it stands there at once when it is opened again; gives what ends that. */
export function keepLooks(): () => void {
  const root = document.getElementById('root');
  const keep = () => {
    const user = browserStorage.getItem('user');
    const look = root && user && lookOf(root, user, browserStorage.getItem('preferences'));
    if (look) keepLook(browserStorage, lookName(location), look);
  };
  const keepHidden = () => document.visibilityState === 'hidden' && keep();
  // A page that is put out of sight on a phone may never hear of its end; Safari tells some of nothing else.
  document.addEventListener('visibilitychange', keepHidden);
  window.addEventListener('pagehide', keep);
  return () => {
    document.removeEventListener('visibilitychange', keepHidden);
    window.removeEventListener('pagehide', keep);
  };
}
