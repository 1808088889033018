import { expect, it } from 'vitest';
import { allWritten, newestOnly } from './newestOnly.ts';

it('writes one at a time, and of those that wait only the newest', async () => {
  const write = newestOnly();
  const written: number[] = [];
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(async () => void written.push(index))));
  expect(written[0]).toBe(0);
  expect(written.at(-1)).toBe(49);
  expect(written.length).toBeLessThan(50);
});

it('ends with a deletion, even while a change is being written', async () => {
  const write = newestOnly();
  const done: string[] = [];
  const changing = write(async () => void done.push('change'));
  await write(async () => void done.push('delete'));
  await changing;
  expect(done.at(-1)).toBe('delete');
});

it('tells when everything has been written, in all forms', async () => {
  const written: string[] = [];
  for (const form of ['sale', 'purchase']) {
    const write = newestOnly();
    for (const text of ['1', '12']) void write(async () => void written.push(form + text));
  }
  const refused = newestOnly()(async () => Promise.reject(new Error('full')));
  await allWritten();
  expect(written).toEqual(expect.arrayContaining(['sale12', 'purchase12']));
  await expect(refused).rejects.toThrow('full');
});
