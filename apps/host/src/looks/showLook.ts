import { fetchAhead } from '../ahead/fetchAhead.ts';
import { afterPaint } from '../app/afterPaint.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { type Look, lookName, seenBy } from './looks.ts';

/** Milliseconds after which an app that has drawn nothing is not going to. */
const PATIENCE = 10_000;

declare global {
  interface Window {
    /** Whether the page stands as it was last seen, once that has been painted; none where nothing was kept of it. */
    lookShown?: Promise<boolean>;
  }
}

/** Shows the page as it was when it was last left, to be looked at until the app has drawn it. Runs while the page is parsed. */
export function showLook(user: string): void {
  const kept = localStorage.getItem(lookName(location));
  // Where it cannot be shown, the page is drawn a moment later.
  if (kept) window.lookShown = show(kept, user).catch(() => false);
}

async function show(kept: string, user: string): Promise<boolean> {
  const look: Look = JSON.parse(kept);
  for (const sheet of look.sheets) fetchAhead('preload', sheet, 'style');
  for (const font of look.fonts) fetchAhead('preload', font, 'font');
  await parsed();
  if (look.seenBy !== seenBy(user, readPreferences(localStorage))) return false;
  await Promise.all(look.sheets.map(putSheet));
  const root = document.getElementById('root');
  if (!root || root.firstChild) return false;
  const { documentElement } = document;
  Object.assign(documentElement, { lang: look.lang, dir: look.dir });
  documentElement.style.colorScheme = look.colorScheme;
  root.innerHTML = look.html;

  // React takes it away with what it draws first. Where it does not come to that, nothing may stand there that only seems to live.
  const parts = [...root.children];
  const drop = () => {
    for (const part of parts) part.remove();
  };
  const dropWithoutApp = (event: Event) => {
    if (event instanceof ErrorEvent || event.target instanceof HTMLScriptElement) drop();
  };
  addEventListener('error', dropWithoutApp, { capture: true });
  setTimeout(drop, PATIENCE);
  await new Promise<void>((resolve) => void afterPaint(resolve));
  return true;
}

/** Waits until all of the page's own markup is there. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

/** Puts a style sheet in after the page's own. */
async function putSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' });
  document.head.append(link);
  await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}
