import { ledgerContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import type { Undo } from '../undo.ts';
import { journal } from './journal.ts';
import { journalEntry } from './journalEntries.ts';
import { reverseEntry } from './reverseEntry.ts';

const entryParams = z.object({ number: z.coerce.number().int().min(1).max(1_000_000_000_000) });

export const journalRoutes: Route[] = [
  readRoute({
    ...ledgerContract.records,
    handle: (shop, { query }) => journal(shop, query),
  }),
  readRoute({
    ...ledgerContract.record,
    params: entryParams,
    handle: async (shop, { params }) => ({ data: await journalEntry(shop, params.number) }),
  }),
];

/** The call that undoes an entry, using the features' own undo functions. */
export function reverseRoute(undo: Readonly<Record<string, Undo>>): Route {
  return writeRoute({
    ...ledgerContract.reverse,
    params: entryParams,
    handle: async (shop, { params, body }) => ({
      message: 'Entry reversed successfully',
      data: await reverseEntry(shop, params.number, body, undo),
    }),
  });
}
