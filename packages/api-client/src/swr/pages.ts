import { malformed } from '../client/transport.ts';

/** One page of a list, as the API answers it. */
export interface ListedPage {
  data: object[];
  nextCursor: string | null;
  total: number;
}

/** Asks for one page. */
type Load<Answer> = (page: { limit: number; cursor?: string | undefined }) => Promise<Answer>;

/** As many rows as the API gives at once. */
export const LARGEST_PAGE = 200;

/** Loads `count` rows from the first on, or all there are, in as few requests as the API allows. */
export async function loadRows<Answer extends ListedPage>(rows: number, load: Load<Answer>): Promise<Answer> {
  const first = await load({ limit: Math.min(rows, LARGEST_PAGE) });
  return loadNext(first, rows, load);
}

/**
 * Extends a loaded list to a number of rows. Its totals stay those of the loaded list.
 * @throws ApiError `malformed` when a page links to itself, so that the list would never end
 */
export async function loadNext<Answer extends ListedPage>(
  known: Answer,
  rows: number,
  load: Load<Answer>,
): Promise<Answer> {
  let all = known;
  while (all.data.length < rows && all.nextCursor !== null) {
    const next = await load({
      limit: Math.min(rows - all.data.length, LARGEST_PAGE),
      cursor: all.nextCursor,
    });
    if (next.nextCursor === all.nextCursor) throw malformed(200);
    all = { ...all, data: joined(all.data, next.data), nextCursor: next.nextCursor };
  }
  return all;
}

/** Joins two pages. A row that moved down between the requests is kept only at its later position. */
function joined<Row extends object>(rows: readonly Row[], next: readonly Row[]): Row[] {
  const found = new Set(next.map(idOf));
  return [...rows.filter((row) => idOf(row) === undefined || !found.has(idOf(row))), ...next];
}

/** Entries of a journal and sums by party have no id, and do not move. */
function idOf(row: object): unknown {
  return '_id' in row ? row._id : undefined;
}
