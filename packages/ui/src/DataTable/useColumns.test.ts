import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './DataTableProps.ts';
import { columnTracks } from './useColumns.ts';

const column = (id: string, more: Partial<DataTableColumn<unknown>> = {}): DataTableColumn<unknown> => ({
  id,
  header: id,
  value: () => null,
  ...more,
});

describe('columnTracks', () => {
  it('gives columns their width, and the others a share of what is left', () => {
    const columns = [column('a', { minWidth: 160 }), column('b', { width: 120 })];
    expect(columnTracks(columns, {}, true)).toEqual({
      tracks: '44px minmax(160px, 1fr) 120px',
      least: 44 + 160 + 120,
    });
  });

  it.each([Number.NaN, -5, 0, Number.POSITIVE_INFINITY])('passes over a width of %s', (width) => {
    expect(columnTracks([column('a', { width })], { a: width }, false).tracks).toBe('minmax(96px, 1fr)');
    expect(columnTracks([column('a', { width: 120 })], { a: width }, false).tracks).toBe('120px');
  });
});
