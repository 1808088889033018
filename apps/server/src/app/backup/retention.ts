import { rm } from 'node:fs/promises';
import { type KeptBackup, keptBackups } from './backupFolder.ts';

/** Number of backups kept: the newest of each of the last days, weeks and months that have one. */
export const KEEP = { days: 7, weeks: 4, months: 12 } as const;

/** The backups that are no longer needed, newest first. */
export function expendable(backups: readonly KeptBackup[]): KeptBackup[] {
  const keep = new Set([
    ...newestOfEach(backups, dayOf, KEEP.days),
    ...newestOfEach(backups, weekOf, KEEP.weeks),
    ...newestOfEach(backups, monthOf, KEEP.months),
  ]);
  return backups.filter((backup) => !keep.has(backup));
}

/** Removes the backups that are no longer needed. */
export async function thinOut(folder: string): Promise<void> {
  for (const { path } of expendable(await keptBackups(folder)))
    await rm(path, { recursive: true, force: true });
}

function newestOfEach(
  backups: readonly KeptBackup[],
  periodOf: (moment: Date) => string,
  periods: number,
): KeptBackup[] {
  const newest = new Map<string, KeptBackup>();
  for (const backup of backups) {
    const period = periodOf(backup.takenAt);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, periods);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The Monday that the week began with. */
function weekOf(moment: Date): string {
  const monday = new Date(moment);
  monday.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 6) % 7));
  return dayOf(monday);
}

function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
