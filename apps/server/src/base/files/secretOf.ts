import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The least that a secret holds, in characters. */
export const SECRET_LENGTH = 32;

/**
 * The signing secret of a data folder, in the file `secret`. Created at the first start, readable only by its
 * owner. @throws Error with one sentence when others may read it, or it is not valid
 */
export async function secretOf(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const known = await readSecret(path);
  if (known !== undefined) return known;
  // Under its name it is whole from the start, and the first of two servers that start together wins.
  const unfinished = join(folder, `secret.${randomUUID()}.part`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(48).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readSecret(path)) ?? secretOf(folder);
}

async function readSecret(path: string): Promise<string | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found) return undefined;
  // Windows keeps no such modes.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new Error(
      `Others than its owner may read ${path}. Run chmod 600 on it, or delete it to have a new one.`,
    );
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < SECRET_LENGTH)
    throw new Error(
      `The file ${path} holds no secret of ${SECRET_LENGTH} characters. Delete it to have a new one.`,
    );
  return secret;
}
