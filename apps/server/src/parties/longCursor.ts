import * as z from 'zod';

/** The cursor of a list that may be sorted by names: it carries one, in whatever alphabet. */
export const longCursor = z.string().max(1_000).optional();
