import type { Look } from './looks.ts';

/** Characters above which a page is not worth its place in the browser's storage. */
const MOST = 300_000;

/**
 * How the page looks now: nothing of it can be used. Null where it is not worth keeping: something is open over it or on its way, it was
 * scrolled, or it holds what somebody types into a form.
 * @param root what the app is drawn into
 * @param by for whom it was drawn, of `seenBy`
 */
export function lookOf(root: HTMLElement, by: string): Look | null {
  if (!root.firstElementChild || root.querySelector('form, [aria-busy=true]')) return null;
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return null;
  const { documentElement } = document;
  const all = [documentElement, ...root.querySelectorAll('*')];
  if (all.some(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)) return null;

  const copy = root.cloneNode(true) as HTMLElement;
  const fields = root.querySelectorAll('input, select');
  for (const [at, field] of copy.querySelectorAll('input, select').entries()) writeDown(field, fields[at]);
  // Addresses of this page alone, and those that hold for an hour.
  for (const picture of copy.querySelectorAll<HTMLElement>('img[src^="blob:"], img[src*="/api/"]')) {
    picture.removeAttribute('src');
    picture.style.visibility = 'hidden';
  }
  for (const part of copy.children) part.setAttribute('inert', '');
  const html = copy.innerHTML;
  if (html.length > MOST) return null;
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    link.getAttribute('href'),
  );
  return {
    seenBy: by,
    lang: documentElement.lang,
    dir: documentElement.dir,
    colorScheme: documentElement.style.colorScheme,
    sheets: sheets.filter((href) => href !== null),
    fonts: fontsSoFar(),
    html,
  };
}

/** The app's own fonts that the browser has fetched by now, as their paths. */
function fontsSoFar(): string[] {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.woff2'))
    .map(({ pathname }) => pathname);
  return [...new Set(fetched)];
}

/** What a field holds is not in the markup by itself. */
function writeDown(copy: Element, field: Element | undefined): void {
  if (field instanceof HTMLSelectElement)
    copy.querySelectorAll('option')[field.selectedIndex]?.setAttribute('selected', '');
  else if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio') copy.toggleAttribute('checked', field.checked);
    else if (field.type !== 'password') copy.setAttribute('value', field.value);
  }
}
