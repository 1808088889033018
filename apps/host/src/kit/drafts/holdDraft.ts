import { withDatabase } from '../database/database.ts';
import type { StoredDraft } from '../database/StoredDraft.ts';
import { locks } from '../database/TabLocks.ts';
import { isSettled, newDraftId, readDraft } from './drafts.ts';

/** A draft that this tab alone has open. */
export interface HeldDraft<Values> {
  id: string;
  /** The draft as it was when the form opened; undefined for a new one. */
  stored: StoredDraft<Values> | undefined;
  /** Leaves it to other tabs. */
  release: () => void;
}

/** Opens the newest unfinished draft of a form that no other tab has open, or a new one. */
export async function holdDraft<Values>(userId: string, form: string): Promise<HeldDraft<Values>> {
  const drafts = await withDatabase((database) =>
    database.drafts.where({ userId, form }).filter(isUnfinished).sortBy('changedAt'),
  );
  for (const { id } of drafts.reverse()) {
    const release = await hold(userId, id);
    if (!release) continue;
    // The tab that had it may have finished it just now.
    const stored = await readDraft<Values>(userId, id);
    if (stored && isUnfinished(stored)) return { id, stored, release };
    release();
  }
  const id = newDraftId();
  return { id, stored: undefined, release: (await hold(userId, id)) ?? (() => {}) };
}

/** Name of the lock that a tab holds while it has a draft open. */
export function lockOf(userId: string, id: string): string {
  return `draft:${userId}:${id}`;
}

function isUnfinished({ state, values }: StoredDraft): boolean {
  // One that was sent as it opened has no values of its own.
  return state === 'sending' || (values !== null && !isSettled({ state }));
}

/** Holds a draft until it is released or the tab is closed. Null if another tab holds it. */
async function hold(userId: string, id: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void locks.request(lockOf(userId, id), { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(null);
    });
  });
}
