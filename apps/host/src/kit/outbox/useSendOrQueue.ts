import { useUser } from '../session/useSession.ts';
import type { NewEntry } from './entry.ts';
import { type QUEUED, sendOrQueue } from './sendOrQueue.ts';
import { useOutbox } from './useOutbox.ts';

/** Sends a form's entry, or stores it on this device for the signed-in user. */
export function useSendOrQueue() {
  const outbox = useOutbox();
  const { _id: userId } = useUser();
  return <Answer>(
    entry: Omit<NewEntry, 'userId' | 'at'>,
    send: () => Promise<Answer>,
  ): Promise<Answer | typeof QUEUED> => sendOrQueue(outbox, { ...entry, userId, at: Date.now() }, send);
}
