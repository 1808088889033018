import type { User } from '@handset/domain';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { UserContext } from '../session/useSession.ts';
import {
  changeDraft,
  deleteDraft,
  discardDraft,
  expectDraft,
  keepDraft,
  leaveDraft,
  queueDraft,
  readDraft,
  receiveDraft,
  refuseDraft,
  reopenDraft,
  saveDraft,
  sendDraft,
} from './drafts.ts';
import { holdDraft, lockOf } from './holdDraft.ts';
import { newestOnly } from './newestOnly.ts';
import { useHold } from './useHold.ts';

const typed = (userId: string, values: unknown) =>
  saveDraft({ userId, id: 'one', form: 'purchase', values, state: 'typing' });

it('keeps what was typed, pictures included, through a reload', async () => {
  const pictures = [new File(['front'], 'cnic.jpg', { type: 'image/jpeg' })];
  await typed('ali', { imei: '356938', pictures });
  const kept = await new HandsetDatabase('handset').drafts.get(['ali', 'one']);
  const values = kept?.values as { imei: string; pictures: File[] };
  expect(values.imei).toBe('356938');
  const [picture] = values.pictures;
  expect([picture?.name, picture?.type, await picture?.text()]).toEqual(['cnic.jpg', 'image/jpeg', 'front']);
});

it('is of the day on which its values were changed, whatever becomes of it', async () => {
  await typed('khalid', { imei: '1' });
  const changedAt = (await readDraft('khalid', 'one'))?.changedAt ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await keepDraft('khalid', 'one');
  await sendDraft({ userId: 'khalid', id: 'one', form: 'purchase', values: { imei: '1' } }, 1, false);
  await refuseDraft('khalid', 'one');
  const stored = await readDraft('khalid', 'one');
  expect(stored).toMatchObject({ state: 'refused', changedAt });
  // Discarded, and taken back.
  await discardDraft('khalid', 'one');
  if (stored) await saveDraft(stored);
  expect(await readDraft('khalid', 'one')).toMatchObject({ changedAt });
});

it('shows a draft to nobody but who typed it', async () => {
  await typed('bilal', { imei: '1' });
  expect(await readDraft('chand', 'one')).toBeUndefined();
  await typed('chand', { imei: '2' });
  expect((await readDraft('bilal', 'one'))?.values).toEqual({ imei: '1' });
});

it('lets nobody type in a draft that is being sent, discard it, or bring it back', async () => {
  await typed('danish', { imei: '1' });
  await changeDraft('danish', 'one', { state: 'sending', submission: { key: 'the-key' } });
  expect(await typed('danish', { imei: '2' })).toBe(false);
  expect(await discardDraft('danish', 'one')).toBe(false);
  expect(await readDraft('danish', 'one')).toMatchObject({
    values: { imei: '1' },
    state: 'sending',
    submission: { key: 'the-key' },
  });
  await reopenDraft({ userId: 'danish', id: 'one', form: 'purchase', values: { imei: '1' } });
  expect(await typed('danish', { imei: '2' })).toBe(true);
  expect(await discardDraft('danish', 'one')).toBe(true);
  await changeDraft('danish', 'one', { state: 'done' });
  expect(await readDraft('danish', 'one')).toBeUndefined();
});

it('sends again what was sent, under its key, until there is an answer', async () => {
  const draft = { userId: 'iqra', id: 'one', form: 'expense', values: { amount: 700 } };
  const first = await sendDraft(draft, 700, false);
  expect(first).toMatchObject({ value: 700, isTried: false });
  // Another tab that holds the same draft leaves it alone.
  expect(await sendDraft(draft, 800, false)).toBeNull();
  expect(await sendDraft(draft, 800, true)).toEqual({ ...first, isTried: true });
  await refuseDraft('iqra', 'one');
  const next = await sendDraft(draft, 800, false);
  expect(next).toMatchObject({ value: 800, isTried: false });
  expect(next?.submission.key).not.toBe(first?.submission.key);
  await changeDraft('iqra', 'one', { state: 'done' });
  expect(await sendDraft(draft, 800, true)).toBeNull();
  // One that was sent cannot be sent under another key because the disk has lost it.
  await deleteDraft('iqra', 'one');
  expect(await sendDraft(draft, 800, true)).toBeNull();
});

it('asks for a draft from the server under one key in all tabs, and leaves it alone once it is here', async () => {
  const coming = { userId: 'javed', id: 'one', form: 'sale', state: 'coming', changedAt: 5 } as const;
  const submission = { key: 'first' };
  expect(await expectDraft({ ...coming, submission })).toEqual(submission);
  expect(await expectDraft({ ...coming, submission: { key: 'second' } })).toEqual(submission);
  await receiveDraft('javed', 'one', { price: 1 });
  expect(await readDraft('javed', 'one')).toMatchObject({ values: { price: 1 }, changedAt: 5 });
  await saveDraft({ ...coming, state: 'typing', values: { price: 2 } });
  // The answer to another tab comes late, and a third one asks.
  await receiveDraft('javed', 'one', null);
  expect(await expectDraft({ ...coming, submission: { key: 'third' } })).toBeNull();
  expect(await readDraft('javed', 'one')).toMatchObject({ values: { price: 2 }, state: 'typing' });
});

it('opens the newest draft that was left, and no draft twice', async () => {
  const open = () => holdDraft<string>('jamil', 'expense');
  const type = (id: string, values: string) =>
    saveDraft({ userId: 'jamil', id, form: 'expense', values, state: 'typing' });
  const first = await open();
  await type(first.id, 'tea');
  const second = await open();
  expect(second.stored).toBeUndefined();
  await type(second.id, 'rent');
  first.release();
  await expect.poll(async () => (await open()).stored?.values).toBe('tea');
  second.release();
  await changeDraft('jamil', second.id, { state: 'done', values: null });
  expect((await open()).stored).toBeUndefined();
});

it('opens again what was sent untouched, to be sent under the same key', async () => {
  const form = 'committee:one';
  const first = await holdDraft('kashif', form);
  const sending = await sendDraft({ userId: 'kashif', id: first.id, form, values: null }, 5000, false);
  first.release();
  const again = await holdDraft('kashif', form);
  expect(again.id).toBe(first.id);
  const retry = await sendDraft({ userId: 'kashif', id: again.id, form, values: null }, 6000, true);
  expect(retry).toEqual({ value: 5000, submission: sending?.submission, isTried: true });
});

const Form = () => useHold('slow').state;

it('lets another tab have a draft only once all is written', async () => {
  const write = newestOnly();
  let letWrite = () => {};
  void write(
    () =>
      new Promise<void>((resolve) => {
        letWrite = resolve;
      }),
  );
  const shown = await render(
    <UserContext.Provider value={{ _id: 'madiha' } as User}>
      <Form />
    </UserContext.Provider>,
  );
  await expect.element(page.getByText('held')).toBeVisible();
  await shown.unmount();
  const isHeld = async () => {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockOf('madiha', 'slow'));
  };
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isHeld()).toBe(true);
  letWrite();
  await expect.poll(isHeld).toBe(false);
});

it('leaves a draft to the server that parked it, unless its user goes on with it', async () => {
  const parked = { userId: 'nida', id: 'one', form: 'sale', values: { price: 1 }, state: 'typing' } as const;
  const park = (key: string) => saveDraft({ ...parked, isToPark: true, submission: { key } });
  await park('first');
  await park('second');
  expect(await leaveDraft('nida', 'one', { key: 'first' })).toBe(false);
  expect(await readDraft('nida', 'one')).toMatchObject({ isToPark: true, submission: { key: 'second' } });
  expect(await keepDraft('nida', 'one', { key: 'first' })).toBe(false);
  expect(await keepDraft('nida', 'one', { key: 'second' })).toBe(true);
  expect(await leaveDraft('nida', 'one', { key: 'second' })).toBe(false);
  expect(await readDraft('nida', 'one')).toMatchObject({ isToPark: false, values: { price: 1 } });
  await park('third');
  expect(await leaveDraft('nida', 'one', { key: 'third' })).toBe(true);
  expect(await readDraft('nida', 'one')).toBeUndefined();
  expect(await keepDraft('nida', 'one')).toBe(false);
});

it('leaves alone what the outbox records while it is taken back', async () => {
  const draft = { userId: 'omar', id: 'one', form: 'sale', values: { price: 1 } };
  await saveDraft({ ...draft, state: 'typing' });
  await sendDraft(draft, undefined, false);
  await queueDraft('omar', 'one');
  expect(await reopenDraft(draft)).toBe(true);
  await queueDraft('omar', 'one', 'typing');
  expect((await readDraft('omar', 'one'))?.state).toBe('queued');
  await reopenDraft(draft);
  await changeDraft('omar', 'one', { state: 'done', document: '/sale/1', values: null });
  await queueDraft('omar', 'one', 'typing');
  expect(await reopenDraft(draft)).toBe(false);
  expect(await readDraft('omar', 'one')).toMatchObject({ state: 'done', document: '/sale/1' });
});

it('deletes a draft that has been withdrawn from the outbox', async () => {
  await typed('ehsan', {});
  await changeDraft('ehsan', 'one', { state: 'sending' });
  await queueDraft('ehsan', 'one');
  expect((await readDraft('ehsan', 'one'))?.state).toBe('queued');
  await deleteDraft('ehsan', 'one');
  expect(await readDraft('ehsan', 'one')).toBeUndefined();
});

it('takes over what version 0.1 kept, once', async () => {
  const drafts = earlier('handset-drafts', 'drafts', '');
  await drafts.bulkAdd(
    [
      { values: { imei: '1' }, submission: { key: 'slip-key' } },
      { values: { customerName: 'Hina' }, submission: { key: 'sale-key' } },
    ],
    ['fatima/purchase', 'fatima/invoice'],
  );
  const outbox = earlier('handset-outbox', 'entries', '++');
  const entry = { userId: 'fatima', submission: { key: 'queued-key' }, form: 'expense', at: 1 };
  await outbox.add(entry);
  for (const { db } of [drafts, outbox]) db.close();

  const database = new HandsetDatabase('handset-later');
  expect(await database.drafts.get(['fatima', 'purchase'])).toMatchObject({
    form: 'purchase',
    values: { imei: '1' },
    state: 'typing',
    submission: { key: 'slip-key' },
  });
  expect(await database.drafts.get(['fatima', 'invoice'])).toMatchObject({
    form: 'sale',
    values: { customerName: 'Hina' },
    state: 'review',
    submission: { key: 'sale-key' },
  });
  expect(await database.outbox.toArray()).toMatchObject([entry]);
  database.close();
  await expect.poll(() => Dexie.exists('handset-drafts')).toBe(false);
  await expect.poll(() => Dexie.exists('handset-outbox')).toBe(false);
});

it('keeps drafts and outbox of a database of the version before', async () => {
  const before = new Dexie('handset-first');
  before.version(1).stores({
    drafts: '[userId+id], [userId+form]',
    outbox: '++id, userId, &submission.key',
  });
  const draft = { userId: 'kiran', id: 'one', form: 'expense', values: { amount: 700 }, state: 'typing' };
  await before.table('drafts').add({ ...draft, changedAt: Date.now() });
  await before.table('outbox').add({ userId: 'kiran', submission: { key: 'queued-key' } });
  before.close();
  const database = new HandsetDatabase('handset-first');
  expect(await database.drafts.toArray()).toMatchObject([draft]);
  expect(await database.outbox.count()).toBe(1);
  expect(await database.answers.count()).toBe(0);
  database.close();
});

it('goes on with a database that another tab has brought to a newer version', async () => {
  const database = new HandsetDatabase('shared');
  const draft = { userId: 'mona', id: 'one', form: 'expense', state: 'typing', changedAt: 1 } as const;
  await database.drafts.put({ ...draft, values: 1 });
  const newer = new Dexie('shared');
  newer.version(9).stores({ drafts: '[userId+id], [userId+form]', notes: '++id' });
  expect(await newer.table('drafts').toArray()).toMatchObject([{ values: 1 }]);
  await database.drafts.put({ ...draft, values: 2 });
  expect(await newer.table('drafts').toArray()).toMatchObject([{ values: 2 }]);
  newer.close();
  database.close();
});

it('forgets what became of a draft after a week', async () => {
  const database = new HandsetDatabase('handset-old');
  const done = { userId: 'gul', form: 'sale', values: null, state: 'done', document: '/' } as const;
  const day = 24 * 60 * 60_000;
  await database.drafts.bulkAdd([
    { ...done, id: 'old', changedAt: Date.now() - 8 * day },
    { ...done, id: 'new', changedAt: Date.now() - 6 * day },
  ]);
  await database.forgetDone();
  expect(await database.drafts.toCollection().primaryKeys()).toEqual([['gul', 'new']]);
  database.close();
});

/** A table of an earlier version, whose keys stand beside its rows. */
function earlier(name: string, table: string, keys: '' | '++') {
  const database = new Dexie(name);
  database.version(0.1).stores({ [table]: keys });
  return database.table(table);
}
