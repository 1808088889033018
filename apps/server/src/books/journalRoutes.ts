import {
  ENTRY_TYPES,
  entryReversalSchema,
  entryReversedAnswer,
  idSchema,
  journalAnswer,
  journalEntryDetailAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { listQuery } from '../lists/listQuery.ts';
import { journal } from './journal.ts';
import { journalEntry } from './journalEntries.ts';
import { reverseEntry } from './reverseEntry.ts';

const entryParams = z.object({ number: z.coerce.number().int().min(1).max(1_000_000_000_000) });

const journalQuery = listQuery.extend({
  order: z.enum(['asc', 'desc']).optional(),
  event: z.string().trim().min(1).max(40).optional(),
  type: z.enum(ENTRY_TYPES).optional(),
  account: z
    .string()
    .max(100)
    .regex(/^[a-z]+:.+$/)
    .optional(),
  personId: idSchema.optional(),
});

export const journalRoutes: Route[] = [
  readRoute({
    url: '/api/ledger/records',
    summary: 'The journal: every entry, newest first, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: journalQuery,
    answer: journalAnswer,
    handle: (shop, { query }) => journal(shop, query),
  }),
  readRoute({
    url: '/api/ledger/records/:number',
    summary: 'One entry of the journal, whole',
    permission: 'daily-work',
    params: entryParams,
    answer: journalEntryDetailAnswer,
    handle: async (shop, { params }) => ({ data: await journalEntry(shop, params.number) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/ledger/records/:number/reverse',
    summary: 'Undo a simple entry by its exact reversal',
    permission: 'daily-work',
    params: entryParams,
    body: entryReversalSchema,
    answer: entryReversedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Entry reversed successfully',
      data: await reverseEntry(shop, params.number, body),
    }),
  }),
];
