import { createStore } from 'idb-keyval';
import { expect, it } from 'vitest';
import { createDraftStore } from './draftStore.ts';

const database = createStore('draft-store-test', 'drafts');
const storeOf = (user: string, form = 'purchase') =>
  createDraftStore<{ imei: string; pictures?: File[] }>(user, form, database);

it('keeps what was typed, pictures and the submission included, through a reload', async () => {
  const pictures = [new File(['front'], 'cnic.jpg', { type: 'image/jpeg' })];
  await storeOf('ali').save({ values: { imei: '356938', pictures }, submission: { key: 'the-key' } });
  const kept = await storeOf('ali').load();
  expect(kept?.values.imei).toBe('356938');
  expect(kept?.submission).toEqual({ key: 'the-key' });
  const [picture] = kept?.values.pictures ?? [];
  expect([picture?.name, picture?.type, await picture?.text()]).toEqual(['cnic.jpg', 'image/jpeg', 'front']);
});

it('shows a draft to nobody but who typed it', async () => {
  await storeOf('bilal').save({ values: { imei: '1' } });
  expect(await storeOf('chand').load()).toBeUndefined();
  expect(await storeOf('bilal', 'sale').load()).toBeUndefined();
});

it('ends with the last of many quick changes', async () => {
  const store = storeOf('danish');
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => store.save({ values: { imei: String(index) } })),
  );
  expect((await store.load())?.values.imei).toBe('49');
});

it('is gone once it was cleared, even while a change is being written', async () => {
  const store = storeOf('ehsan');
  const writing = store.save({ values: { imei: '1' } });
  await store.clear();
  await writing;
  expect(await store.load()).toBeUndefined();
});
