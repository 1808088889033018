/** What may be picked. */
export interface ImageLimits {
  /** How many pictures fit. */
  maxCount: number;
  /** How large each may be, in bytes. */
  maxSize: number;
  /** Which kinds are taken, as media types. */
  accept: readonly string[];
  /** The files that are no picture, whatever they are called. */
  unreadable?: ReadonlySet<NamedFile> | undefined;
}

/** Why a picture was left out. */
export type ImageProblem =
  | { kind: 'type'; name: string }
  | { kind: 'size'; name: string }
  | { kind: 'count' };

interface NamedFile {
  name: string;
  size: number;
  type: string;
}

/** The files that fit beside those already there, and why the others do not. */
export function selectImages<File extends NamedFile>(
  files: readonly File[],
  alreadyThere: number,
  { maxCount, maxSize, accept, unreadable }: ImageLimits,
): { accepted: File[]; problems: ImageProblem[] } {
  const problems: ImageProblem[] = [];
  const suitable = files.filter((file) => {
    const { name } = file;
    if (!accept.includes(file.type) || unreadable?.has(file)) problems.push({ kind: 'type', name });
    else if (file.size > maxSize) problems.push({ kind: 'size', name });
    else return true;
    return false;
  });
  const accepted = suitable.slice(0, Math.max(0, maxCount - alreadyThere));
  if (accepted.length < suitable.length) problems.push({ kind: 'count' });
  return { accepted, problems };
}

/** A size in bytes for people, such as `8 MB`. */
export function formatSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return isLarge ? `${Number((bytes / 1_000_000).toFixed(1))} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
