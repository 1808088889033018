import type { Submission } from '@handset/api-client';
import { Dexie, type Table } from 'dexie';
import type { Entry } from '../outbox/entry.ts';
import type { StoredDraft } from './StoredDraft.ts';

interface EarlierDraft {
  values: unknown;
  submission?: Submission;
}

/** Takes over what version 0.1 kept, which had a database of its own for each kind. */
export async function takeOverEarlier(
  drafts: Table<StoredDraft>,
  outbox: Table<Entry, number, Omit<Entry, 'id'>>,
): Promise<void> {
  // One check for all of them, since most browsers have none and the page waits for the answer.
  const names = new Set(await Dexie.getDatabaseNames());
  if (names.has('handset-drafts')) await takeOverDrafts(drafts);
  if (names.has('handset-outbox')) await takeOverOutbox(outbox);
  // Answers had another shape then.
  for (const name of ['handset-answers', 'handset-large-answers'])
    if (names.has(name)) void Dexie.delete(name);
}

/** Moves drafts here, which were stored under `<user id>/<form>`. */
async function takeOverDrafts(drafts: Table<StoredDraft>): Promise<void> {
  await takeOver<EarlierDraft, string>('handset-drafts', 'drafts', async (earlier) => {
    const taken = earlier.map(([place, { values, submission }]): StoredDraft => {
      const [userId = '', form = ''] = place.split('/');
      const isReview = form === 'invoice';
      return {
        userId,
        id: form,
        form: isReview ? 'sale' : form,
        values,
        state: isReview ? 'review' : 'typing',
        submission,
        changedAt: Date.now(),
      };
    });
    await drafts.bulkPut(taken);
  });
}

/** Moves the outbox here, in its order. */
async function takeOverOutbox(outbox: Table<Entry, number, Omit<Entry, 'id'>>): Promise<void> {
  await takeOver<Omit<Entry, 'id'>, number>('handset-outbox', 'entries', async (earlier) => {
    for (const [, entry] of earlier)
      if (!(await outbox.get({ 'submission.key': entry.submission.key }))) await outbox.add(entry);
  });
}

/** Hands over all rows of an earlier database with their keys, then deletes it. */
async function takeOver<Row, Key>(
  name: string,
  table: string,
  take: (rows: [Key, Row][]) => Promise<void>,
): Promise<void> {
  const earlier = new Dexie(name);
  await earlier.open();
  if (earlier.tables.some((known) => known.name === table)) {
    const rows: [Key, Row][] = [];
    await earlier.table<Row, Key>(table).each((row, { primaryKey }) => rows.push([primaryKey, row]));
    await take(rows);
    // A page of the earlier version may still have it open, and then it cannot be deleted.
    await earlier.table(table).clear();
  }
  earlier.close();
  void Dexie.delete(name);
}
