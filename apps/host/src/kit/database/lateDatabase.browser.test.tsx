import { expect, it, vi } from 'vitest';
import { disk } from './HandsetDatabase.ts';

it('takes along to a disk that opens late what is typed meanwhile', async () => {
  let letOpen = () => {};
  const late = new Promise<void>((resolve) => {
    letOpen = resolve;
  });
  const open = disk.open.bind(disk);
  vi.spyOn(disk, 'open').mockImplementation((() => late.then(open)) as never);
  // It opens the disk as it is loaded.
  const { isKept } = await import('./database.ts');
  const { saveDraft } = await import('../drafts/drafts.ts');
  const save = (values: number) =>
    saveDraft({ userId: 'nadia', id: 'one', form: 'expense', values, state: 'typing' });
  await save(0);
  expect(isKept()).toBe(false);
  letOpen();
  let values = 0;
  while (!isKept()) {
    values += 1;
    await save(values);
  }
  expect((await disk.drafts.get(['nadia', 'one']))?.values).toBeGreaterThanOrEqual(values - 1);
  await save(values + 1);
  expect((await disk.drafts.get(['nadia', 'one']))?.values).toBe(values + 1);
});

it('goes on in memory when the disk does not answer any more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { isKept } = await import('./database.ts');
  const { readDraft, saveDraft } = await import('../drafts/drafts.ts');
  vi.spyOn(disk, 'transaction').mockImplementation((() => new Promise(() => {})) as never);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const saving = saveDraft({ userId: 'nadia', id: 'two', form: 'expense', values: 1, state: 'typing' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await saving).toBe(true);
  expect([isKept(), (await readDraft('nadia', 'two'))?.values]).toEqual([false, 1]);
});
