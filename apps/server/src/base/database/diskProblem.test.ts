import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { explainDisk } from './diskProblem.ts';

const { statfs } = vi.hoisted(() => ({ statfs: vi.fn() }));
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs }));

const FREE = { bsize: 4096, bavail: 1_000_000 };
const explained = (of: object, free: object = FREE) => {
  statfs.mockResolvedValue(free);
  return explainDisk(Object.assign(new Error('as it came'), of), tmpdir());
};

test.each([
  ['no space for a file', { code: 'ENOSPC' }, 'is full'],
  ['a quota', { code: 'EDQUOT' }, 'is full'],
  ['a read-only disk', { code: 'EROFS' }, 'can only be read'],
  ['a folder of somebody else', { code: 'EACCES' }, 'no permission'],
  ['a variant of a SQLite code', { errcode: 8 | (6 << 8) }, 'can only be read'],
  ['a failing disk', { errcode: 10 | (3 << 8) }, 'reported an error'],
])('names %s', async (_what, error, sentence) => {
  expect(await explained(error)).toMatchObject({ message: expect.stringContaining(sentence) });
});

test('names a full disk that SQLite calls an I/O error', async () => {
  const error = await explained({ errcode: 10 | (19 << 8) }, { bsize: 4096, bavail: 3 });
  expect(error).toMatchObject({ message: expect.stringContaining('is full') });
});

test('names the file at fault where it is known', async () => {
  const error = await explained({ code: 'EACCES', path: '/shop/secret' });
  expect(error).toMatchObject({ message: expect.stringContaining('/shop/secret') });
});

test('leaves other errors as they are', async () => {
  expect(await explained({ code: 'ECONNREFUSED' })).toMatchObject({ message: 'as it came' });
});
