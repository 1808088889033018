import type { Submission } from '@handset/api-client';
import { Dexie, type Table } from 'dexie';
import type { Entry } from '../outbox/entry.ts';
import type { StoredDraft } from './StoredDraft.ts';

interface EarlierDraft {
  values: unknown;
  submission?: Submission;
}

/** Moves the drafts of version 0.1 here. They lay in a database of their own, under `<user id>/<form>`. */
export async function takeOverDrafts(drafts: Table<StoredDraft>): Promise<void> {
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

/** Moves the outbox of version 0.1 here, in its order. */
export async function takeOverOutbox(outbox: Table<Entry, number, Omit<Entry, 'id'>>): Promise<void> {
  await takeOver<Omit<Entry, 'id'>, number>('handset-outbox', 'entries', async (earlier) => {
    for (const [, entry] of earlier)
      if (!(await outbox.get({ 'submission.key': entry.submission.key }))) await outbox.add(entry);
  });
}

/** Deletes the answers that earlier versions kept. Those of another build are not shown. */
export function dropEarlierAnswers(): void {
  for (const name of ['handset-answers', 'handset-large-answers']) void Dexie.delete(name);
}

/** Hands over all rows of an earlier database with their keys, then deletes it. */
async function takeOver<Row, Key>(
  name: string,
  table: string,
  take: (rows: [Key, Row][]) => Promise<void>,
): Promise<void> {
  if (!(await Dexie.exists(name))) return;
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
