import { countedNotes, type MinorUnits, NOTES, type Note } from '@handset/domain';

/** Money that is counted, as a form holds it. Both ways are kept, so that toggling loses nothing. */
export interface MoneyCount {
  /** By notes and coins, or as one figure. */
  by: 'notes' | 'figure';
  /** Number of each note, by its value in rupees. */
  notes: Record<`${Note}`, number | null>;
  /** Minor units, or null while nothing is typed. */
  figure: MinorUnits | null;
}

/** A form that asks for a count. */
export interface WithCount {
  count: MoneyCount;
  reason: string;
}

/** Nothing is counted yet: each note is there, so that the form knows it. */
export function emptyCount(by: MoneyCount['by']): MoneyCount {
  const notes = Object.fromEntries(NOTES.map((note) => [note, null])) as MoneyCount['notes'];
  return { by, notes, figure: null };
}

/** The counted amount in minor units. Null when nothing was counted; an empty till is counted as 0. */
export function countedOf({ by, notes, figure }: MoneyCount): MinorUnits | null {
  if (by === 'figure') return figure;
  return Object.values(notes).every((pieces) => pieces === null) ? null : countedNotes(notes);
}
