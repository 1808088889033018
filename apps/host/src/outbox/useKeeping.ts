import { useUser } from '../session/useSession.ts';
import type { NewEntry } from './entry.ts';
import { type KEPT, sendOrKeep } from './sendOrKeep.ts';
import { useOutbox } from './useOutbox.ts';

/** Sends what a form recorded, or keeps it on this device for the signed-in user. */
export function useKeeping() {
  const outbox = useOutbox();
  const { _id: userId } = useUser();
  return <Answer>(
    entry: Omit<NewEntry, 'userId' | 'at'>,
    send: () => Promise<Answer>,
  ): Promise<Answer | typeof KEPT> => sendOrKeep(outbox, { ...entry, userId, at: Date.now() }, send);
}
