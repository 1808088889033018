import { acceptsFile, type NamedFile } from './acceptsFile.ts';

/** Why a file was left out. */
export type FileRefusalReason = 'folder' | 'type' | 'empty' | 'size' | 'unreadable' | 'twice' | 'count';

/** A file that was left out, and why. */
export interface FileRefusal<Named extends NamedFile = File> {
  /** The file. */
  file: Named;
  /** Why it was left out. */
  reason: FileRefusalReason;
}

/** What may be added. */
export interface FileLimits {
  /** The kinds that are taken; none are all. */
  accept: readonly string[];
  /** How large each may be, in bytes. */
  maxSize: number;
  /** How many more fit. */
  room: number;
}

/** The files that fit beside those already there, and each of the others with its reason. */
export function checkFiles<Named extends NamedFile>(
  files: readonly Named[],
  present: readonly Named[],
  { accept, maxSize, room }: FileLimits,
  /** What is known of single files beforehand. */
  known: ReadonlyMap<Named, FileRefusalReason> = new Map(),
): { accepted: Named[]; refusals: FileRefusal<Named>[] } {
  const accepted: Named[] = [];
  const refusals: FileRefusal<Named>[] = [];
  const seen = new Set(present.map(identityOf));
  const reasonFor = (file: Named): FileRefusalReason | undefined => {
    const reason = known.get(file);
    if (reason === 'folder' || !acceptsFile(file, accept)) return reason ?? 'type';
    if (file.size === 0) return 'empty';
    if (file.size > maxSize) return 'size';
    if (reason) return reason;
    if (seen.has(identityOf(file))) return 'twice';
    return accepted.length < room ? undefined : 'count';
  };
  for (const file of files) {
    const reason = reasonFor(file);
    if (reason) refusals.push({ file, reason });
    else {
      seen.add(identityOf(file));
      accepted.push(file);
    }
  }
  return { accepted, refusals };
}

/** A browser hands over another object each time the same file is chosen. */
function identityOf(file: NamedFile & { lastModified?: number }): string {
  return JSON.stringify([file.name, file.size, file.type, file.lastModified]);
}
