import type { Query } from '../client/transport.ts';

/** A range of days, a text and a page of a ledger or list. */
export interface ListQuery extends Query {
  /** A text to look for. */
  q?: string | undefined;
  /** The first day, `YYYY-MM-DD`. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
  /** What the rows are ordered by. */
  sort?: string | undefined;
  /** Which way. */
  order?: 'asc' | 'desc' | undefined;
  /** How many rows at most; up to 200. */
  limit?: number | undefined;
  /** Where the page before ended. */
  cursor?: string | undefined;
}
