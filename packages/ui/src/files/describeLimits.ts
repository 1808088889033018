import type { Messages } from '../messages/en.ts';
import type { RefusalLimits } from './describeRefusal.ts';
import { formatSize } from './formatSize.ts';

/** What may be added, in one line: `PDF, CSV · up to 3 files · 8 MB each`; an empty text where anything may. */
export function describeLimits(
  { kinds, maxCount, maxSize }: RefusalLimits,
  words: Messages['files'],
): string {
  const parts = [
    kinds,
    Number.isFinite(maxCount) ? words.upTo(maxCount) : '',
    Number.isFinite(maxSize) ? words.sizeLimit(formatSize(maxSize, 'down'), maxCount) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
