import { formAnswers, useApi } from '@handset/api-client/swr';
import { useEffect } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { createAnswerStore } from '../session/answerStore.ts';
import { readerOf } from '../session/readerOf.ts';
import { useUser } from '../session/useSession.ts';

/** When what was kept last; gone with the answers themselves. */
const MARK = '@"keptForms",';
/** Milliseconds until the page has what it asked for itself. */
const LEISURE = 5000;
/** Milliseconds for which what was kept is good enough. */
const YOUNG = 5 * 60_000;

/** Keeps what the forms of the shop choose from in this browser, so that they can be filled in without a network, too. */
export function useKeptForms(): void {
  const { transport } = useApi();
  const user = useUser();
  const { isCostHidden } = usePreferences();
  const reader = readerOf(user, isCostHidden);
  const hasShop = user.role !== 'superadmin';

  useEffect(() => {
    if (!hasShop || !import.meta.env.PROD) return;
    let isCurrent = true;
    async function keep() {
      const store = createAnswerStore(reader);
      const kept = await store.get(MARK);
      if (!navigator.onLine || (typeof kept === 'number' && Math.abs(Date.now() - kept) < YOUNG)) return;
      for await (const [key, data] of formAnswers(transport)) {
        if (!isCurrent) return;
        await store.put(key, data);
      }
      await store.put(MARK, Date.now());
    }
    // The server is not there, or the disk is full or forbidden: the banner says so.
    const keepIfPossible = () => void keep().catch(() => {});
    const first = setTimeout(keepIfPossible, LEISURE);
    const next = setInterval(keepIfPossible, YOUNG);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(next);
    };
  }, [transport, reader, hasShop]);
}
