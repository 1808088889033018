import { useApi } from '@handset/api-client/swr';
import { Banner, Button } from '@handset/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { isWaiting } from '../outbox/entry.ts';
import { outboxWords } from '../outbox/outboxWords.ts';
import { useEntries, useOutboxState } from '../outbox/useOutbox.ts';
import { useSending } from '../outbox/useSending.ts';
import { useKeptForms } from './useKeptForms.ts';

/** Says that the device has no network, and what waits on it to be recorded; has it sent as soon as it can be. */
export function ConnectionBanner() {
  const words = useWords(outboxWords);
  const format = useFormat();
  const { open } = useDialogs();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { isAvailable } = useOutboxState();
  const entries = useEntries();
  const { cache } = useApi();
  const isReached = useSyncExternalStore(cache.onReach, () => cache.isServerReached);
  const isConnected = isOnline && isReached;
  useSending();
  useKeptForms();
  useAskingAgain(isOnline && !isReached);
  const waiting = entries.filter(isWaiting).length;
  const refused = entries.length - waiting;
  const show = entries.length > 0 && (
    <Button size="small" onPress={() => open('outbox')}>
      {words.show}
    </Button>
  );
  if (isConnected && entries.length === 0) return null;
  return (
    <Banner tone={refused > 0 ? 'critical' : isConnected ? 'info' : 'caution'} isFlush actions={show}>
      {[
        isConnected ? null : isOnline ? words.unreached : words.offline,
        isConnected ? null : isAvailable ? words.keeps : words.keepsNothing,
        waiting > 0 ? words.waiting(format.count(waiting), waiting === 1) : null,
        refused > 0 ? words.refused(format.count(refused), refused === 1) : null,
      ]
        .filter((line) => line !== null)
        .join(' ')}
    </Banner>
  );
}

/** Milliseconds until a server that was not reached is asked again. */
const PATIENCE = 15_000;

/** Asks for what is shown again and again, until the server answers. */
function useAskingAgain(isWanted: boolean) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void mutate(() => true), PATIENCE);
    return () => clearInterval(timer);
  }, [isWanted, mutate]);
}

function subscribe(told: () => void): () => void {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}
