import type { MinorUnits } from '../money/money.ts';

/** The notes and coins that a till is counted by, in whole rupees, the largest first. */
export const NOTES = [5000, 1000, 500, 100, 50, 20, 10, 5, 2, 1] as const;
export type Note = (typeof NOTES)[number];

/** How many there are of each note; what was not counted is absent or null. */
export type NoteCounts = Partial<Record<Note, number | null>>;

/** What a pile of notes comes to, in minor units. */
export function countedNotes(counts: NoteCounts): MinorUnits {
  return NOTES.reduce<number>((total, note) => total + note * 100 * (counts[note] ?? 0), 0);
}

/** What was counted less what the books say, in minor units: positive is too much, negative is missing. Undefined while either is unknown. */
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
