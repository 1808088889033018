import { onDisk } from '../database/database.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { Entry, NewEntry } from './entry.ts';

/**
 * Storage for waiting entries across reloads, crashes and closed tabs. Every method rejects when the browser
 * cannot store anything.
 */
export interface OutboxStore {
  /** Appends an entry to the queue. An entry of the same submission is replaced in place. */
  add(entry: NewEntry): Promise<void>;
  /** A user's entries, in the order in which they were recorded. */
  of(userId: string): Promise<Entry[]>;
  /** Stores the state of an entry, unless it was deleted. */
  change(id: number, change: Partial<Pick<Entry, 'isTried' | 'failures' | 'refusal'>>): Promise<void>;
  remove(id: number): Promise<void>;
}

/** A user's entries in a database, in the order in which they were recorded. */
export const entriesOf = ({ outbox }: HandsetDatabase, userId: string) =>
  outbox.where({ userId }).sortBy('id');

/** The queue in the browser's database. */
export const outboxStore: OutboxStore = {
  add: (entry) =>
    onDisk((database) =>
      database.transaction('rw', database.outbox, async () => {
        const same = await database.outbox.get({ 'submission.key': entry.submission.key });
        const stored = { ...entry, failures: 0, refusal: null };
        if (same) await database.outbox.update(same.id, stored);
        else await database.outbox.add(stored);
      }),
    ),
  of: (userId) => onDisk((database) => entriesOf(database, userId)),
  change: async (id, change) => void (await onDisk(({ outbox }) => outbox.update(id, change))),
  remove: (id) => onDisk(({ outbox }) => outbox.delete(id)),
};
