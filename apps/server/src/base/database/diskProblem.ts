import { statfs } from 'node:fs/promises';

/** Ways in which the disk or its permissions can fail. */
export type DiskProblem = 'full' | 'read-only' | 'denied' | 'failing';

// A SQLite error's low byte; the rest of its code tells the variant.
const OF_SQLITE: Record<number, DiskProblem> = {
  3: 'denied', // SQLITE_PERM
  8: 'read-only', // SQLITE_READONLY
  10: 'failing', // SQLITE_IOERR
  13: 'full', // SQLITE_FULL
  14: 'denied', // SQLITE_CANTOPEN
};

const OF_CODE: Record<string, DiskProblem> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full', // PostgreSQL: disk_full
  EROFS: 'read-only',
  EACCES: 'denied',
  EPERM: 'denied',
  EIO: 'failing',
};

/** Recognises a disk error. Undefined for other errors. */
export function diskProblem(error: unknown): DiskProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return OF_SQLITE[errcode & 0xff];
  return typeof code === 'string' && Object.hasOwn(OF_CODE, code) ? OF_CODE[code] : undefined;
}

const MB = 1024 * 1024;

/** Explains a disk error to the operator in one sentence. Other errors are returned unchanged. */
export async function explainDisk(error: unknown, folder: string): Promise<unknown> {
  const problem = diskProblem(error);
  if (problem === undefined) return error;
  const { path = folder } = error as NodeJS.ErrnoException;
  return new Error(SENTENCES[await diagnose(problem, folder)](path), { cause: error });
}

/** SQLite reports an I/O error where a full disk has no room for its shared memory. */
async function diagnose(problem: DiskProblem, folder: string): Promise<DiskProblem> {
  if (problem !== 'failing') return problem;
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
  return free < MB ? 'full' : problem;
}

const SENTENCES: Record<DiskProblem, (path: string) => string> = {
  full: (path) => `The disk that holds ${path} is full. Make room on it, and start again.`,
  'read-only': (path) =>
    `${path} can only be read. Make it and the files in it writable, or set HANDSET_DATA to another folder.`,
  denied: (path) =>
    `Handset has no permission to use ${path}. Give it to the user that runs Handset, or set HANDSET_DATA to another folder.`,
  failing: (path) => `The disk that holds ${path} reported an error. Check the disk before you start again.`,
};
