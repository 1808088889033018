import type { Preferences } from '../preferences/preferences.ts';
import { browserStorage } from '../session/browserStorage.ts';
import { lookOf } from './lookOf.ts';
import { keepLook, lookName, seenBy } from './looks.ts';

/**
 * Keeps how each page looks when it is left, so that it stands there at once when it is opened again; gives what ends that.
 * @param user for whom pages are drawn meanwhile, as JSON
 * @param preferences how they are drawn: another tab may have stored others since
 */
export function keepLooks(user: string, preferences: Preferences): () => void {
  const root = document.getElementById('root');
  const keep = () => {
    // Somebody has signed out in another tab, or in as somebody else.
    if (!root || browserStorage.getItem('user') !== user) return;
    const look = lookOf(root, seenBy(user, preferences));
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
