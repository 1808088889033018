import type { Messages } from '../messages/en.ts';
import type { FileRefusal } from './checkFiles.ts';
import { formatSize } from './formatSize.ts';

/** What is needed to say why a file was left out. */
export interface RefusalLimits {
  /** What the kinds that are taken are called. */
  kinds: string;
  /** How large each may be, in bytes. */
  maxSize: number;
  /** How many fit in all. */
  maxCount: number;
}

/** Why one file was left out, in plain words, with what would be taken. */
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
