/** What of a document tells whether money moved with it. */
export interface Moved {
  date: string;
  /** In minor units. */
  pocketCash: number;
  status?: string;
  /** The entry that undid it. */
  reversedBy?: number | null;
}

/** Whether cash moved on a day with a document that was not undone: the drawer is needed for it. */
export function isCashOf({ date, pocketCash, status, reversedBy }: Moved, day: string | undefined): boolean {
  const isUndone = status === 'void' || typeof reversedBy === 'number';
  return !isUndone && pocketCash > 0 && date === day;
}
