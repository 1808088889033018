import { useSyncExternalStore } from 'react';
import { useUser } from '../session/useSession.ts';
import type { Entry } from './entry.ts';
import type { Outbox, OutboxState } from './Outbox.ts';
import { outboxOf } from './outboxOf.ts';

/** What the signed-in user recorded on this device and is to be sent. */
export function useOutbox(): Outbox {
  const { _id } = useUser();
  return outboxOf(_id);
}

/** The same, as it stands. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}

const none: readonly Entry[] = [];

/** What is in the queue, refused entries included. */
export function useEntries(): readonly Entry[] {
  return useOutboxState().entries ?? none;
}
