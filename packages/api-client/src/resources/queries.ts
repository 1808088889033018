import type { listQuery } from '@handset/domain';
import type { QueryOf } from '../client/callsOver.ts';

/** A range of days, a text and a page: what most lists take. */
export type ListQuery = QueryOf<{ query: typeof listQuery }>;
