import { expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../drafts/drafts.ts';
import type { NewEntry } from '../outbox/entry.ts';
import { isKept, onDisk } from './database.ts';
import { disk } from './HandsetDatabase.ts';

it('goes on reading what waits on the disk when the disk is full', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const entry = { userId: 'lubna', submission: { key: 'waiting' } } as unknown as NewEntry;
  await onDisk(({ outbox }) => outbox.add({ ...entry, failures: 0, refusal: null }));
  vi.spyOn(disk.drafts, 'put').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  const typed = {
    userId: 'lubna',
    id: 'one',
    form: 'expense',
    values: { amount: 5 },
    state: 'typing',
  } as const;
  expect(await saveDraft(typed)).toBe(true);
  expect([isKept(), (await readDraft('lubna', 'one'))?.values]).toEqual([false, { amount: 5 }]);
  expect(await onDisk(({ outbox }) => outbox.where({ userId: 'lubna' }).count())).toBe(1);
});
