import { expect, it, vi } from 'vitest';
import { changeDraft, discardDraft, leaveDraft, readDraft, saveDraft, sendDraft } from '../drafts/drafts.ts';
import type { NewEntry } from '../outbox/entry.ts';
import { isKept, onDisk } from './database.ts';
import { disk } from './HandsetDatabase.ts';

const onTheDisk = () => disk.drafts.where({ userId: 'lubna' }).toArray();

const draft = { userId: 'lubna', form: 'expense', values: { amount: 5 }, state: 'typing' } as const;

it('goes on in memory when the disk is full, and reads what waits on it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const entry = { userId: 'lubna', submission: { key: 'waiting' } } as unknown as NewEntry;
  await onDisk(({ outbox }) => outbox.add({ ...entry, failures: 0, refusal: null }));
  for (const id of ['sent', 'discarded', 'typed', 'reviewed']) await saveDraft({ ...draft, id });
  const submission = { key: 'parked' };
  await saveDraft({ ...draft, id: 'parked', isToPark: true, submission });
  await disk.parkings.put({ userId: 'lubna', id: 'parked' });
  const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  const put = vi.spyOn(disk.drafts, 'put').mockImplementation(full as never);

  // Two forms at once.
  const more = { ...draft, values: { amount: 700 } };
  await Promise.all([saveDraft({ ...more, id: 'typed' }), saveDraft({ ...more, id: 'new' })]);
  const typed = await Promise.all(['typed', 'new'].map((id) => readDraft('lubna', id)));
  expect([isKept(), ...typed.map((stored) => stored?.values)]).toEqual([false, more.values, more.values]);
  expect(await onDisk(({ outbox }) => outbox.where({ userId: 'lubna' }).count())).toBe(1);

  // The next page must not offer as unsent what was sent, nor take back what the server alone has.
  expect(await leaveDraft('lubna', 'parked', submission)).toBe(true);
  expect(await disk.parkings.count()).toBe(0);
  await sendDraft({ ...draft, id: 'sent' }, 5, false);
  await discardDraft('lubna', 'discarded');
  await saveDraft({ ...draft, id: 'reviewed', state: 'review' });
  await changeDraft('lubna', 'unknown', { state: 'queued' });
  expect(await onTheDisk()).toMatchObject([
    { id: 'reviewed', state: 'typing' },
    { id: 'typed', values: draft.values },
  ]);
  put.mockRestore();
  const sending = await sendDraft({ ...more, id: 'typed' }, 700, false);
  const [, typedOnDisk] = await onTheDisk();
  expect(typedOnDisk).toMatchObject({ state: 'sending', submission: sending?.submission });
});
