import { Banner, useWords } from '@handset/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useIsKept } from '../../kit/database/database.ts';
import { OpenButton } from '../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../kit/format/useFormat.ts';
import { isWaiting } from '../../kit/outbox/entry.ts';
import { outboxWords } from '../../kit/outbox/outboxWords.ts';
import { useConnection } from '../../kit/outbox/useConnection.ts';
import { useEntries } from '../../kit/outbox/useOutbox.ts';
import { useSending } from '../../kit/outbox/useSending.ts';
import { useCachedForms } from '../pwa/useCachedForms.ts';

/**
 * Reports that the device is offline and how many entries wait on it, and sends them when it is online again.
 */
export function ConnectionBanner() {
  const words = useWords(outboxWords);
  const format = useFormat();
  const isKept = useIsKept();
  const entries = useEntries();
  const { isOnline, isConnected } = useConnection();
  useSending();
  useCachedForms();
  useAskingAgain(isOnline && !isConnected);
  const waiting = entries.filter(isWaiting).length;
  const refused = entries.length - waiting;
  const show = entries.length > 0 && (
    <OpenButton dialog="outbox" size="small">
      {words.show}
    </OpenButton>
  );
  if (isConnected && isKept && entries.length === 0) return null;
  return (
    <Banner
      tone={refused > 0 ? 'critical' : isConnected && isKept ? 'info' : 'caution'}
      isFlush
      actions={show}
    >
      {[
        isConnected ? null : isOnline ? words.unreached : words.offline,
        isConnected ? null : isKept ? words.keeps : words.keepsNothing,
        isConnected && !isKept ? words.losesDrafts : null,
        waiting > 0 ? words.waiting(format.count(waiting), waiting === 1) : null,
        refused > 0 ? words.refused(format.count(refused), refused === 1) : null,
      ]
        .filter((line) => line !== null)
        .join(' ')}
    </Banner>
  );
}

/** Milliseconds between attempts to reach the server. */
const RETRY_INTERVAL = 15_000;

/** Reloads the data on screen at intervals until the server answers. */
function useAskingAgain(isWanted: boolean) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void mutate(() => true), RETRY_INTERVAL);
    return () => clearInterval(timer);
  }, [isWanted, mutate]);
}
