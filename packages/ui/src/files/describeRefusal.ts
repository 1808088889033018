import type { Messages } from '../messages/en.ts';
import type { FileRefusal } from './checkFiles.ts';
import { formatSize } from './formatSize.ts';

/** Limits as a refusal names them. */
export interface RefusalLimits {
  /** The accepted kinds in words. */
  kinds: string;
  /** The maximum size of a file in bytes. */
  maxSize: number;
  /** The maximum number of files. */
  maxCount: number;
}

/** A refusal in plain words, with what would be accepted. */
export function describeRefusal(
  { file: { name, size }, reason }: FileRefusal,
  { kinds, maxSize, maxCount }: RefusalLimits,
  words: Messages['files'],
): string {
  switch (reason) {
    case 'type':
      return words.wrongType(name, kinds);
    case 'size':
      return words.tooLarge(name, formatSize(size), formatSize(maxSize, 'down'));
    case 'count':
      return words.tooMany(name, maxCount);
    default:
      return words[reason](name);
  }
}
