import type { Transport } from '@handset/api-client';
import type { KeyStorage } from './browserStorage.ts';
import * as styles from './cover.css.ts';
import { MAX_ABSENCE, saveLastSeen, wasAwayTooLong } from './lastSeen.ts';
import type { SessionStore } from './session.ts';

/** Milliseconds after which a silent server counts as unreachable. */
const TIMEOUT = 10_000;

const words = {
  en: 'Checking that you are still signed in…',
  ur: 'دیکھا جا رہا ہے کہ آپ ابھی سائن اِن ہیں…',
};

interface Page {
  session: Pick<SessionStore, 'get'>;
  clientOf: (userId: string) => { transport: Pick<Transport, 'get'> };
  storage: KeyStorage;
}

/**
 * Covers the page after a long absence, or on return from the browser's history, until the server confirms
 * the session. Only a refusal by the server ends the session: when it is unreachable the page is uncovered,
 * so that a shop can go on selling offline.
 */
export function coverAfterAbsence({ session, clientOf, storage }: Page): () => void {
  const over = new AbortController();
  const on = { signal: over.signal };
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  let cover: HTMLElement | undefined;
  let asking = 0;

  function putCover(): void {
    if (cover || !session.get().user) return;
    const locale = document.documentElement.lang === 'ur' ? 'ur' : 'en';
    cover = Object.assign(document.createElement('div'), {
      className: styles.cover,
      textContent: words[locale],
      role: 'status',
    });
    document.body.append(cover);
  }

  function liftCover(): void {
    cover?.remove();
    cover = undefined;
  }

  async function ask(): Promise<void> {
    const { user } = session.get();
    if (!user) return liftCover();
    putCover();
    asking += 1;
    const mine = asking;
    // A refusal ends the session on its way back; the way in is then drawn under the cover.
    const signal = AbortSignal.timeout(TIMEOUT);
    const { transport } = clientOf(user._id);
    if (navigator.onLine) await transport.get('api/auth/me', {}, signal).catch(() => {});
    if (!session.get().user) await new Promise(requestAnimationFrame);
    if (mine === asking) liftCover();
  }

  const note = () => session.get().user && saveLastSeen(storage);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        note();
        return;
      }
      const away = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
      hiddenAt = undefined;
      if (away < 0 || away >= MAX_ABSENCE) void ask();
    },
    on,
  );
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      note();
      // A restored page is painted before it gets `pageshow`, so cover it now.
      if (persisted) putCover();
    },
    on,
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && void ask(), on);

  if (session.get().user && wasAwayTooLong(storage)) void ask();
  return () => {
    over.abort();
    liftCover();
  };
}
