import type { Messages } from '../messages/en.ts';
import type { RefusalLimits } from './describeRefusal.ts';
import { formatSize } from './formatSize.ts';

/** The limits in one line, such as `PDF, CSV · up to 3 files · 8 MB each`. Empty without limits. */
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

/** Whether a limit is a number above 0. Other limits are ignored. */
export function isLimit(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0;
}
