import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPreferences } from '../preferences/preferences.ts';
import { keepLooks } from './keepLooks.ts';
import { lookOf } from './lookOf.ts';
import { forgetLooks, keepLook, type Look, lookName, seenBy } from './looks.ts';
import { showLook } from './showLook.ts';

const user = '{"_id":"ali"}';
const preferences = readPreferences(localStorage);
const list = '<main><table role="grid"><tr><th>IMEI 1</th></tr></table></main>';

let root: HTMLElement;
let script: HTMLScriptElement;
beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  // As the page of a build has it.
  script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', 'data:text/javascript,');
  document.head.prepend(script);
});
afterEach(() => {
  vi.restoreAllMocks();
  root.remove();
  script.remove();
  localStorage.clear();
  delete window.lookShown;
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

function look(html = list): Look | null {
  root.innerHTML = html;
  return lookOf(root, seenBy(user, preferences));
}

/** Keeps a look of this very page. */
function keep(change: Partial<Look> = {}): void {
  const seen = {
    seenBy: seenBy(user, preferences),
    lang: 'ur',
    dir: 'rtl',
    colorScheme: 'dark',
    sheets: [],
    fonts: [],
    html: list,
  };
  keepLook(localStorage, lookName(location), { ...seen, ...change });
}

/** Runs what runs ahead of the app; whether the page stands as it was. */
function open(of: string): Promise<boolean> | undefined {
  showLook(of);
  return window.lookShown;
}

describe('how a page looks when it is left', () => {
  it('is kept without anything that could be used, and with what stands in its fields', () => {
    const rows =
      '<img src="/icon.svg" alt=""><img src="/api/files/1?until=2" alt=""><input id="q"><input type="checkbox"><input type="password"><select><option>a<option>b</select>';
    root.innerHTML = `<div>${rows}</div>`;
    const [search, tick, secret] = root.querySelectorAll('input');
    const select = root.querySelector('select');
    if (!search || !tick || !secret || !select) throw new Error('not drawn');
    search.value = '3569';
    tick.checked = true;
    secret.value = 'hidden';
    select.selectedIndex = 1;
    expect(lookOf(root, seenBy(user, preferences))?.html).toBe(
      '<div inert=""><img src="/icon.svg" alt=""><img alt="" style="visibility: hidden;"><input id="q" value="3569"><input type="checkbox" checked=""><input type="password"><select><option>a</option><option selected="">b</option></select></div>',
    );
  });

  it('is kept with the fonts that it is written in, its own and no others, each once', () => {
    const fetched = [
      '/assets/inter.woff2',
      '/assets/inter.woff2',
      '/api/units',
      'https://fonts.example/else.woff2',
    ];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      fetched.map((path) => ({ name: new URL(path, location.origin).href }) as PerformanceEntry),
    );
    expect(look()?.fonts).toEqual(['/assets/inter.woff2']);
  });

  it.each([
    ['nothing is drawn', ''],
    ['a form is in it', '<main><form></form></main>'],
    ['something is on its way', '<main aria-busy="true"></main>'],
    ['a dialog is open', '<main></main><div role="dialog"></div>'],
    ['it is very long', `<main>${'x'.repeat(300_001)}</main>`],
  ])('is not kept where %s', (_, html) => {
    expect(look(html)).toBeNull();
  });

  it('is not kept where it was scrolled', () => {
    root.innerHTML = '<div style="height: 50px; overflow: auto"><div style="height: 500px"></div></div>';
    expect(lookOf(root, seenBy(user, preferences))).not.toBeNull();
    root.firstElementChild?.scrollTo(0, 10);
    expect(lookOf(root, seenBy(user, preferences))).toBeNull();
  });

  it('is kept of four pages, and of none once they are to be forgotten', () => {
    localStorage.setItem('token', 'mine');
    for (const page of ['a', 'b', 'c', 'd', 'a', 'e'])
      keepLook(localStorage, `look:/${page}`, look() as Look);
    expect(Object.keys(localStorage).sort()).toEqual([
      'look:/a',
      'look:/c',
      'look:/d',
      'look:/e',
      'looks',
      'token',
    ]);
    forgetLooks(localStorage);
    expect(Object.keys(localStorage)).toEqual(['token']);
  });

  it.each(['no list', '{}', '[1, "token"]'])('is kept where the order of pages is nonsense: %s', (order) => {
    localStorage.setItem('looks', order);
    localStorage.setItem('token', 'mine');
    keepLook(localStorage, 'look:/a', look() as Look);
    forgetLooks(localStorage);
    expect(Object.keys(localStorage)).toEqual(['token']);
  });
});

describe('a page that is left', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const names = () => Object.keys(localStorage).filter((name) => name.startsWith('look:'));
  let end: () => void;
  beforeEach(() => {
    localStorage.setItem('user', user);
    root.innerHTML = list;
    end = keepLooks(user, preferences);
  });
  afterEach(() => end());

  it('is kept as it was drawn, whatever another tab has chosen since', async () => {
    localStorage.setItem('preferences', JSON.stringify({ ...preferences, isCostHidden: true }));
    leave();
    expect(names()).toHaveLength(1);
    root.replaceChildren();
    expect(await open(user)).toBe(false);
    localStorage.removeItem('preferences');
    expect(await open(user)).toBe(true);
  });

  it.each([
    ['somebody has signed out', () => localStorage.removeItem('user')],
    ['somebody else has signed in', () => localStorage.setItem('user', '{"_id":"bilal"}')],
    ['it was the last of who was signed in', () => end()],
  ])('is not kept once %s', (_, happen) => {
    happen();
    leave();
    expect(names()).toEqual([]);
  });
});

describe('a page that is opened again', () => {
  it('stands there as it was, in its language and colours', async () => {
    keep({ html: look()?.html ?? '' });
    root.replaceChildren();
    await open(user);
    expect(root.innerHTML).toContain('IMEI 1');
    expect(root.firstElementChild).toHaveProperty('inert', true);
    expect(document.documentElement).toMatchObject({ lang: 'ur', dir: 'rtl' });
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('has its fonts fetched before anything is written in them, so that it is laid out once', async () => {
    keep({ fonts: ['/assets/inter.woff2'] });
    const shown = open(user);
    const preload = document.head.querySelector('link[rel=preload][as=font]');
    expect(preload?.getAttribute('href')).toBe('/assets/inter.woff2');
    expect(root.childNodes).toHaveLength(0);
    await shown;
    preload?.remove();
  });

  it.each([
    ['for another user', () => open('{"_id":"bilal"}')],
    [
      'for one who has chosen to see it otherwise since',
      () => {
        localStorage.setItem('preferences', '{"isCostHidden":true}');
        return open(user);
      },
    ],
    [
      'by another build',
      () => {
        script.setAttribute('src', 'data:text/javascript,1');
        return open(user);
      },
    ],
    [
      'in a window of another width',
      () => {
        vi.stubGlobal('innerWidth', innerWidth + 1);
        return open(user)?.finally(() => vi.unstubAllGlobals());
      },
    ],
    [
      'where the app was faster',
      () => {
        root.innerHTML = '<main>drawn</main>';
        return open(user);
      },
    ],
  ])('is not shown as it was %s', async (_, change) => {
    keep();
    await change();
    expect(root.textContent).not.toContain('IMEI 1');
  });

  it('is not shown without its styles', async () => {
    keep({ sheets: ['/assets/gone.css'] });
    await expect(open(user)).resolves.toBe(false);
    expect(root.childNodes).toHaveLength(0);
  });

  it('does not seem to live where the app cannot start; a picture that fails keeps it from nothing', async () => {
    keep();
    await open(user);
    const picture = new Image();
    root.append(picture);
    picture.dispatchEvent(new Event('error'));
    expect(root.textContent).toContain('IMEI 1');
    script.dispatchEvent(new Event('error'));
    expect(root.textContent).not.toContain('IMEI 1');
  });

  it('does not seem to live where the app never draws', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    keep();
    const shown = open(user);
    await vi.advanceTimersByTimeAsync(300);
    expect(await shown).toBe(true);
    expect(root.textContent).toContain('IMEI 1');
    vi.advanceTimersByTime(10_000);
    expect(root.textContent).toBe('');
    vi.useRealTimers();
  });
});
