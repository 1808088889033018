import { expect, test } from 'vitest';
import { nameOfBackup } from './backupFolder.ts';
import { expendable, KEEP } from './retention.ts';

const DAY = 24 * 60 * 60_000;

function backupsAt(moments: readonly Date[]) {
  return moments
    .map((takenAt) => ({ name: nameOfBackup(takenAt), path: '', takenAt }))
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** Takes backups every day for a number of days, thins them out after each, and returns the rest. */
function afterDays(days: number, perDay = 1) {
  const start = Date.UTC(2026, 0, 1, 22);
  let kept: ReturnType<typeof backupsAt> = [];
  for (let number = 0; number < days * perDay; number += 1) {
    const all = backupsAt([
      ...kept.map((backup) => backup.takenAt),
      new Date(start + (number * DAY) / perDay),
    ]);
    const gone = new Set(expendable(all));
    kept = all.filter((backup) => !gone.has(backup));
  }
  return kept.map((backup) => backup.takenAt.toISOString().slice(0, 10));
}

test('keeps every one of the first week', () => {
  expect(afterDays(7)).toHaveLength(7);
});

test('keeps seven days, four weeks and twelve months of a long time, and no more', () => {
  const kept = afterDays(800);
  expect(kept.slice(0, 7)).toEqual([
    '2028-03-10',
    '2028-03-09',
    '2028-03-08',
    '2028-03-07',
    '2028-03-06',
    '2028-03-05',
    '2028-03-04',
  ]);
  // Weeks end on Sundays, months on their last day.
  expect(kept).toEqual(expect.arrayContaining(['2028-03-05', '2028-02-27', '2028-02-20']));
  expect(kept).toEqual(
    expect.arrayContaining(['2028-02-29', '2028-01-31', '2027-12-31', '2027-06-30', '2027-04-30']),
  );
  expect(kept.length).toBeLessThanOrEqual(KEEP.days + KEEP.weeks + KEEP.months);
  expect(kept.at(-1)).toBe('2027-04-30');
});

test('keeps the newest of a day on which several were taken', () => {
  const day = backupsAt(
    ['2026-03-01T03:00:00Z', '2026-03-01T15:30:00Z', '2026-03-01T09:00:00Z'].map((at) => new Date(at)),
  );
  expect(expendable(day).map(({ takenAt }) => takenAt.getUTCHours())).toEqual([9, 3]);
});

test('never lets go of the only one, however old', () => {
  expect(expendable(backupsAt([new Date('2001-01-01T00:00:00Z')]))).toEqual([]);
});
