import type { MinorUnits } from '../money/money.ts';

/** The notes and coins that a till is counted by, in whole rupees, the largest first. */
export const NOTES = [5000, 1000, 500, 100, 50, 20, 10, 5, 2, 1] as const;
export type Note = (typeof NOTES)[number];

/** Number of each note. Absent or null when not counted. */
export type NoteCounts = Partial<Record<Note, number | null>>;

/** Value of the counted notes in minor units. */
export function countedNotes(counts: NoteCounts): MinorUnits {
  return NOTES.reduce<number>((total, note) => total + note * 100 * (counts[note] ?? 0), 0);
}

/**
 * Counted amount minus the books' amount, in minor units: positive is a surplus, negative a shortage.
 * Undefined while either is unknown.
 */
export function countDifference(
  counted: MinorUnits | null,
  expected: MinorUnits | undefined,
): MinorUnits | undefined {
  return counted === null || expected === undefined ? undefined : counted - expected;
}

/** The rule that a count without a reason breaks: a difference has one. */
export function countRule(
  difference: MinorUnits | undefined,
  reason: string | null | undefined,
): 'count.reason' | undefined {
  return difference && !reason?.trim() ? 'count.reason' : undefined;
}
