import type { ScanTiming } from './createScanDetector.ts';

/** What is wrong with how a scanner is told from typing, in words for whoever wrote it; null while nothing is. */
export function scanWarning(name: string, { maxKeyGap, minLength, endings }: ScanTiming): string | null {
  if (Number.isNaN(maxKeyGap))
    return `${name}: \`maxKeyGap\` is NaN; 50 is taken. Give milliseconds, or leave the prop away.`;
  if (Number.isNaN(minLength))
    return `${name}: \`minLength\` is NaN; 4 is taken. Give a number of characters, or leave the prop away.`;
  if (endings?.length === 0)
    return `${name}: \`endings\` is empty, so that no scan ever ends. Give 'Enter', 'Tab' or 'pause', or leave the prop away.`;
  return null;
}
