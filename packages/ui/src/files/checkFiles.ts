import { acceptsFile, type NamedFile } from './acceptsFile.ts';

/** The reason why a file was refused. */
export type FileRefusalReason = 'folder' | 'type' | 'empty' | 'size' | 'unreadable' | 'twice' | 'count';

/** A refused file with the reason. */
export interface FileRefusal<Named extends NamedFile = File> {
  /** The file. */
  file: Named;
  /** The reason. */
  reason: FileRefusalReason;
}

/** Limits for added files. */
export interface FileLimits {
  /** The accepted kinds; all where empty. */
  accept: readonly string[];
  /** The maximum size of a file in bytes. */
  maxSize: number;
  /** The number of files that still fit. */
  room: number;
}

/** Splits files into those within the limits and those refused, each with its reason. */
export function checkFiles<Named extends NamedFile>(
  files: readonly Named[],
  present: readonly Named[],
  { accept, maxSize, room }: FileLimits,
  /** Reasons known beforehand. */
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

/** Browsers return a new object each time the same file is chosen. */
function identityOf(file: NamedFile & { lastModified?: number }): string {
  return JSON.stringify([file.name, file.size, file.type, file.lastModified]);
}
