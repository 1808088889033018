import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Entry } from '../outbox/entry.ts';
import type { StoredAnswer } from './StoredAnswer.ts';
import type { StoredDraft } from './StoredDraft.ts';
import type { StoredLock } from './StoredLock.ts';
import type { StoredParking } from './StoredParking.ts';
import { takeOverEarlier } from './takeOver.ts';

/** Milliseconds for which a done draft still leads to its document. */
const MAX_AGE_DONE = 7 * 24 * 60 * 60_000;

/** The browser database of the host. A resolved write is on disk. */
export class HandsetDatabase extends Dexie {
  declare drafts: Table<StoredDraft, [userId: string, id: string]>;
  declare answers: Table<StoredAnswer, [userId: string, key: string]>;
  /** Long lists, as JSON, which a browser copies much faster than thousands of rows. They are read on request only. */
  declare largeAnswers: Table<StoredAnswer<string>, [userId: string, key: string]>;
  declare outbox: Table<Entry, number, Omit<Entry, 'id'>>;
  declare locks: Table<StoredLock, string>;
  declare parkings: Table<StoredParking, [userId: string, id: string]>;

  constructor(name: string, options?: DexieOptions) {
    super(name, { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores({
      drafts: '[userId+id], [userId+form]',
      outbox: '++id, userId, &submission.key',
    });
    this.version(2).stores({ answers: '[userId+key], userId', largeAnswers: '[userId+key]' });
    this.version(3).stores({ locks: 'name, [name+holder]' });
    this.version(4).stores({ parkings: '[userId+id], userId' });
    // Databases in memory begin empty.
    if (options?.indexedDB) return;
    this.on('ready', async (database) => {
      const { drafts, outbox } = database as HandsetDatabase;
      await takeOverEarlier(drafts, outbox);
    });
  }

  /** Forgets what became of drafts that were done long ago. */
  async forgetDone(): Promise<void> {
    const earliest = Date.now() - MAX_AGE_DONE;
    await this.drafts.filter(({ state, changedAt }) => state === 'done' && changedAt < earliest).delete();
  }
}

/** The host's database on disk. */
export const disk = new HandsetDatabase('handset');
