import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows in sight, and others that stay in the document wherever they are. Places of no row are left out. */
export function withRows(range: Range, others: readonly number[]): number[] {
  const kept = others.filter((row) => row >= 0 && row < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
}
