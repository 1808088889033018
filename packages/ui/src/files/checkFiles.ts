/** The reason why a file was refused. */
export type FileRefusalReason = 'folder' | 'type' | 'empty' | 'size' | 'unreadable' | 'twice' | 'count';

/** A refused file with the reason. */
export interface FileRefusal {
  /** The file. */
  file: File;
  /** The reason. */
  reason: FileRefusalReason;
}

/** Limits for added files. */
export interface FileLimits {
  /** The accepted kinds; all where empty. */
  accept: readonly string[];
  /** The accepted kinds in words. */
  kinds: string;
  /** The maximum size of a file in bytes. */
  maxSize: number;
  /** The maximum number of files. */
  maxCount: number;
  /** The number of files that still fit. */
  room: number;
}

/** A limit, or another in place of what is not a number above 0. */
export function limitOr(limit: number | undefined, otherwise: number): number {
  return limit !== undefined && limit > 0 ? limit : otherwise;
}

/** Splits files into those within the limits and those refused, each with its reason. */
export function checkFiles(
  files: readonly File[],
  present: readonly File[],
  { accept, maxSize, room }: FileLimits,
  /** Reasons known beforehand. */
  known: ReadonlyMap<File, FileRefusalReason> = new Map(),
): { accepted: File[]; refusals: FileRefusal[] } {
  const accepted: File[] = [];
  const refusals: FileRefusal[] = [];
  const seen = new Set(present.map(identityOf));
  const reasonFor = (file: File): FileRefusalReason | undefined => {
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

/** Whether a file is of an accepted kind: a media type such as `image/png` and `image/*`, or an ending such as `.csv`. An empty list accepts all. */
export function acceptsFile(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  return accept.some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted === '*' || wanted === '*/*') return true;
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** A text that identifies a file. Browsers return a new object each time the same file is chosen. */
export function identityOf({ name, size, type, lastModified }: File): string {
  return JSON.stringify([name, size, type, lastModified]);
}
