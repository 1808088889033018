import { describe, expect, it, vi } from 'vitest';
import { listOf } from './pages.fixtures.ts';
import { type ListedPage, loadNext, loadRows } from './pages.ts';

const server = (count: number) =>
  listOf(Array.from({ length: count }, (_, index) => ({ _id: `row ${index}` })));

const ids = ({ data }: ListedPage) => data.map((row) => ('_id' in row ? row._id : row));

describe('loadRows', () => {
  it('asks for many rows with few questions', async () => {
    const { rows, load } = server(1000);
    const list = await loadRows(450, load);
    expect(ids(list)).toEqual(rows.slice(0, 450).map(({ _id }) => _id));
    expect(load.mock.calls).toEqual([
      [{ limit: 200 }],
      [{ limit: 200, cursor: '200' }],
      [{ limit: 50, cursor: '400' }],
    ]);
    expect(list.nextCursor).toBe('450');
  });

  it('ends with the last row', async () => {
    const { load } = server(210);
    const list = await loadRows(450, load);
    expect(list.data).toHaveLength(210);
    expect(list.nextCursor).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('loadNext', () => {
  it('asks for nothing but what is missing, and leaves the shorter list as it is', async () => {
    const { rows, load } = server(1000);
    const shorter = await loadRows(50, load);
    load.mockClear();
    const longer = await loadNext(shorter, 250, load);
    expect(load.mock.calls).toEqual([[{ limit: 200, cursor: '50' }]]);
    expect(ids(longer)).toEqual(rows.slice(0, 250).map(({ _id }) => _id));
    expect(shorter.data).toHaveLength(50);
  });

  it('shows a row once that has moved down the order meanwhile, where it is now', async () => {
    const { rows, load } = server(6);
    const shorter = await loadRows(2, load);
    const [first] = rows.splice(0, 1);
    if (first) rows.splice(2, 0, first);
    expect(ids(await loadNext(shorter, 6, load))).toEqual(['row 1', 'row 0', 'row 3', 'row 4', 'row 5']);
  });

  it('asks no further when a page leads to itself', async () => {
    const load = vi.fn(async () => ({ data: [{ _id: 'a' }], nextCursor: 'again', total: 9 }));
    await expect(loadRows(Infinity, load)).rejects.toMatchObject({ code: 'malformed' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps rows that have no id, and the sums of the list that was there', async () => {
    const known = { data: [{ entry: 1 }], nextCursor: '1' as string | null, total: 2, totals: { debit: 7 } };
    const longer = await loadNext(known, 2, async () => ({
      data: [{ entry: 2 }],
      nextCursor: null,
      total: 2,
      totals: { debit: 9 },
    }));
    expect(longer).toEqual({
      data: [{ entry: 1 }, { entry: 2 }],
      nextCursor: null,
      total: 2,
      totals: { debit: 7 },
    });
  });
});
