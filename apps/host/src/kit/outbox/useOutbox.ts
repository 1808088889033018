import { useSyncExternalStore } from 'react';
import { useStoredOnDisk } from '../database/database.ts';
import { useUser } from '../session/useSession.ts';
import type { Entry } from './entry.ts';
import { entriesOf, type Outbox, type OutboxState } from './Outbox.ts';
import { outboxOf } from './outboxOf.ts';

/** Outbox of the signed-in user on this device. */
export function useOutbox(): Outbox {
  const { _id } = useUser();
  return outboxOf(_id);
}

/** Progress of this tab's sending. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}

const none: readonly Entry[] = [];

/** Entries in the queue, including refused ones, whichever tab recorded them. */
export function useEntries(): readonly Entry[] {
  const { _id: userId } = useUser();
  return useStoredOnDisk((database) => entriesOf(database, userId), [userId]) ?? none;
}
