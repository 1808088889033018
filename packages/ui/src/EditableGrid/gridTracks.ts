import type { GridColumn } from './gridColumns.ts';

const widths: Record<GridColumn<object>['kind'], string> = {
  text: 'minmax(9rem, 2fr)',
  number: 'minmax(5rem, 1fr)',
  money: 'minmax(7rem, 1fr)',
  pattern: 'minmax(10rem, 2fr)',
  select: 'minmax(8rem, 1fr)',
  custom: 'minmax(8rem, 1fr)',
};

/** The width of the control that removes a row, whose column has no words. */
const removeTrack = 'var(--hs-size-control)';

/** The tracks that header, rows and totals share, and the least width of all of them together. */
export function gridTracks(
  columns: readonly { kind: GridColumn<object>['kind']; width?: string | undefined }[],
  rowCount: number,
  canRemoveRows: boolean,
): { columns: string; minWidth: string } {
  const number = `${Math.max(3, String(rowCount).length + 1)}ch`;
  const own = columns.map(({ kind, width }) => width ?? widths[kind]);
  const tracks = [number, ...own, ...(canRemoveRows ? [removeTrack] : [])];
  const gaps = `${(tracks.length - 1) * 8 + 16}px`;
  return { columns: tracks.join(' '), minWidth: `calc(${[...tracks.map(leastWidth), gaps].join(' + ')})` };
}

/** The least width of a track that can stand in a sum; none for one that takes a share alone. */
function leastWidth(track: string): string {
  const least = /^minmax\(\s*([^,]+),/.exec(track)?.[1]?.trim() ?? track;
  return /fr$|^auto$|content$|%$/.test(least) ? '4rem' : least;
}
