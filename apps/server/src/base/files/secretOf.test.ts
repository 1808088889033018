import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretOf } from './secretOf.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handset-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is made at the first start, for its owner alone, and stays the same', async () => {
  const secret = await secretOf(folder);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(await secretOf(folder)).toBe(secret);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret);
});

test('is one for all who start together', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretOf(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('is refused when others may read it', async () => {
  await secretOf(folder);
  await chmod(join(folder, 'secret'), 0o640);
  await expect(secretOf(folder)).rejects.toThrow(
    /^Others than its owner may read .*secret\. Run chmod 600 on it/,
  );
});

test('is refused when it is none', async () => {
  await writeFile(join(folder, 'secret'), 'short\n', { mode: 0o600 });
  await expect(secretOf(folder)).rejects.toThrow(
    /holds no secret of 32 characters\. Delete it to have a new one\.$/,
  );
});
