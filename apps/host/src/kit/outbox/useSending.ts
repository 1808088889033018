import { useToast, useWords } from '@handset/ui';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useFormat } from '../format/useFormat.ts';
import { isWaiting } from './entry.ts';
import { outboxWords } from './outboxWords.ts';
import { useEntries, useOutbox, useOutboxState } from './useOutbox.ts';

/**
 * Sends waiting entries when the page opens, becomes visible or comes online. Reports it and reloads the data
 * on screen.
 */
export function useSending() {
  const words = useWords(outboxWords);
  const format = useFormat();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const outbox = useOutbox();
  const { recorded } = useOutboxState();
  const entries = useEntries();
  const known = useRef({ recorded, waiting: 0 });
  const waiting = entries.filter(isWaiting).length;

  useEffect(() => {
    const send = () => void outbox.send();
    send();
    const whenSeen = () => document.visibilityState === 'visible' && send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [outbox]);

  useEffect(() => {
    const before = known.current;
    known.current = { recorded, waiting };
    const count = recorded - before.recorded;
    if (count > 0) toast.success(words.recorded(format.count(count), count === 1));
    // An entry was sent by this tab or another, perhaps before it was seen to wait. Any data on screen may have changed.
    if (count > 0 || waiting < before.waiting) void mutate(() => true);
  }, [recorded, waiting, toast, words, format, mutate]);
}
