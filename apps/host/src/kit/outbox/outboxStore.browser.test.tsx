import { expect, it } from 'vitest';
import { expense } from './memoryOutbox.fixtures.ts';
import { createOutboxStore } from './outboxStore.ts';

const database = () => `outbox-test-${crypto.randomUUID()}`;

it('keeps entries in order, pictures included, through a closed tab', async () => {
  const name = database();
  const store = createOutboxStore(name);
  const attachment = [new File(['bill'], 'bill.jpg', { type: 'image/jpeg' })];
  const first = expense(1);
  await store.add({
    ...first,
    work: { kind: 'expense', input: { ...inputOf(first), files: { attachment } } },
  });
  await Promise.all([2, 3, 4].map((rupees) => store.add(expense(rupees))));
  const kept = await createOutboxStore(name).of('ali');
  expect(kept.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(kept.map(({ id }) => id)).toEqual([...kept.map(({ id }) => id)].sort((a, b) => a - b));
  const [picture] = inputOf(kept[0] ?? first).files.attachment;
  expect([picture?.name, await picture?.text()]).toEqual(['bill.jpg', 'bill']);
});

it("gives nobody another user's entries", async () => {
  const store = createOutboxStore(database());
  await store.add(expense(1, 'bilal'));
  expect(await store.of('ali')).toEqual([]);
});

it('keeps one entry of one submission, in its place', async () => {
  const store = createOutboxStore(database());
  await store.add(expense(1));
  await store.add(expense(2));
  await store.add({ ...expense(1), isTried: true });
  expect((await store.of('ali')).map(({ at, isTried }) => [at, isTried])).toEqual([
    [1, true],
    [2, false],
  ]);
});

it('keeps what became of an entry, and brings back none that is gone', async () => {
  const store = createOutboxStore(database());
  await store.add(expense(1));
  const id = (await store.of('ali'))[0]?.id ?? 0;
  const refusal = { code: 'conflict', message: 'Sold meanwhile', fields: {} };
  await store.change(id, { refusal });
  expect(await store.of('ali')).toMatchObject([{ refusal, at: 1 }]);
  await store.remove(id);
  await store.change(id, { isTried: true });
  expect(await store.of('ali')).toEqual([]);
});

function inputOf({ work }: Pick<ReturnType<typeof expense>, 'work'>) {
  if (work.kind !== 'expense') throw new Error('not an expense');
  return work.input;
}
