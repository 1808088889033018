import { useSyncExternalStore } from 'react';
import { useUser } from '../session/useSession.ts';
import type { Entry } from './entry.ts';
import type { Outbox, OutboxState } from './Outbox.ts';
import { outboxOf } from './outboxOf.ts';

/** Outbox of the signed-in user on this device. */
export function useOutbox(): Outbox {
  const { _id } = useUser();
  return outboxOf(_id);
}

/** The current state of the outbox. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}

const none: readonly Entry[] = [];

/** Entries in the queue, including refused ones. */
export function useEntries(): readonly Entry[] {
  return useOutboxState().entries ?? none;
}
