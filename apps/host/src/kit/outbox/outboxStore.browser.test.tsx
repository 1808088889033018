import { expect, it } from 'vitest';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { expense } from './memoryOutbox.fixtures.ts';
import { outboxStore as store } from './outboxStore.ts';

const timesOf = async (user: string) => (await store.of(user)).map(({ at }) => at);

it('keeps entries in order, pictures included, through a closed tab', async () => {
  const attachment = [new File(['bill'], 'bill.jpg', { type: 'image/jpeg' })];
  const first = expense(11, 'amir');
  await store.add({
    ...first,
    work: { kind: 'expense', input: { ...inputOf(first), files: { attachment } } },
  });
  await Promise.all([12, 13, 14].map((rupees) => store.add(expense(rupees, 'amir'))));
  expect(await timesOf('amir')).toEqual([11, 12, 13, 14]);
  const kept = await new HandsetDatabase('handset').outbox.where({ userId: 'amir' }).first();
  const [picture] = inputOf(kept ?? first).files.attachment;
  expect([picture?.name, await picture?.text()]).toEqual(['bill.jpg', 'bill']);
});

it("gives nobody another user's entries", async () => {
  await store.add(expense(21, 'bilal'));
  expect(await store.of('chand')).toEqual([]);
});

it('keeps one entry of one submission, in its place', async () => {
  await store.add(expense(31, 'danish'));
  await store.add(expense(32, 'danish'));
  await store.add({ ...expense(31, 'danish'), isTried: true });
  expect((await store.of('danish')).map(({ at, isTried }) => [at, isTried])).toEqual([
    [31, true],
    [32, false],
  ]);
});

it('keeps what became of an entry, and brings back none that is gone', async () => {
  await store.add(expense(41, 'ehsan'));
  const id = (await store.of('ehsan'))[0]?.id ?? 0;
  const refusal = { code: 'conflict', message: 'Sold meanwhile', fields: {} };
  await store.change(id, { refusal });
  expect(await store.of('ehsan')).toMatchObject([{ refusal, at: 41 }]);
  await store.remove(id);
  await store.change(id, { isTried: true });
  expect(await store.of('ehsan')).toEqual([]);
});

function inputOf({ work }: Pick<ReturnType<typeof expense>, 'work'>) {
  if (work.kind !== 'expense') throw new Error('not an expense');
  return work.input;
}
