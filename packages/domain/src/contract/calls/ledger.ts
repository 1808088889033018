import * as z from 'zod';
import { ENTRY_TYPES } from '../../books/bookEvents.ts';
import { entryReversalSchema } from '../../books/entryReversal.ts';
import {
  dayClosingRequest,
  dayCountRejectionSchema,
  dayReopeningSchema,
} from '../../day-closing/dayClosing.ts';
import { idSchema } from '../../party/party.ts';
import {
  balanceSheetAnswer,
  dashboardAnswer,
  dayAnswer,
  dayClosedAnswer,
  dayCountRejectedAnswer,
  dayReopenedAnswer,
  entryReversedAnswer,
  journalAnswer,
  journalEntryDetailAnswer,
  profitAndLossAnswer,
  stockValuationAnswer,
} from '../ledger.ts';
import { listQuery, order, queryDay } from '../queries.ts';
import type { Calls } from './Call.ts';

const balanceSheetQuery = z.strictObject({
  asOf: queryDay,
  /** Another day to compare it with. */
  compareWith: queryDay,
  /** `parties`: each party behind receivables and payables; `stock`: the phones of a past day by condition; or `all`. */
  detail: z.enum(['parties', 'stock', 'all']).optional(),
});

const profitQuery = z.strictObject({
  from: queryDay,
  to: queryDay,
  /** Splits the range by day or by month. */
  by: z.enum(['day', 'month']).optional(),
});

const journalQuery = listQuery.extend({
  order: order.optional(),
  /** The event, such as `sale`. */
  event: z.string().trim().min(1).max(40).optional(),
  /** The entry's subject, such as `sale`. */
  type: z.enum(ENTRY_TYPES).optional(),
  /** An account that it moves, such as `cash:pocket`. */
  account: z
    .string()
    .max(100)
    .regex(/^[a-z]+:.+$/)
    .optional(),
  personId: idSchema.optional(),
});

/** Statements read from the books. */
export const ledgerContract = {
  day: {
    method: 'GET',
    url: '/api/ledger/day',
    summary: "How a day went: today's when none is named",
    access: 'daily-work',
    query: z.strictObject({ date: queryDay }),
    answer: dayAnswer,
  },
  closeDay: {
    method: 'POST',
    url: '/api/ledger/day/close',
    summary: 'Close a day: count the till, set the books right, and let employees write into it no more',
    access: 'daily-work',
    body: dayClosingRequest,
    answer: dayClosedAnswer,
  },
  approveCount: {
    method: 'POST',
    url: '/api/ledger/day/counts/:id/approve',
    summary: 'Close the day with the count of an employee that waits for the owner',
    access: 'approve-count',
    answer: dayClosedAnswer,
  },
  rejectCount: {
    method: 'POST',
    url: '/api/ledger/day/counts/:id/reject',
    summary: 'Reject the count of an employee that waits for the owner: the day stays open',
    access: 'approve-count',
    body: dayCountRejectionSchema,
    answer: dayCountRejectedAnswer,
  },
  reopenDay: {
    method: 'POST',
    url: '/api/ledger/day/reopen',
    summary: 'Open a closed day again, with every day after it',
    access: 'reopen-day',
    body: dayReopeningSchema,
    answer: dayReopenedAnswer,
  },
  balanceSheet: {
    method: 'GET',
    url: '/api/ledger/balance-sheet',
    summary: 'What the shop has, owes and is worth at the end of a day, beside another day if one is named',
    access: 'daily-work',
    query: balanceSheetQuery,
    answer: balanceSheetAnswer,
  },
  profitAndLoss: {
    method: 'GET',
    url: '/api/ledger/profit-and-loss',
    summary: 'What the shop earned and spent: this month when no range is named',
    access: 'daily-work',
    query: profitQuery,
    answer: profitAndLossAnswer,
  },
  stockValuation: {
    method: 'GET',
    url: '/api/ledger/stock-valuation',
    summary: 'What the stock cost, by company and kind, beside what the accounts say of it',
    access: 'daily-work',
    answer: stockValuationAnswer,
  },
  records: {
    method: 'GET',
    url: '/api/ledger/records',
    summary: 'The journal: every entry, newest first, with the totals of the whole filtered set',
    access: 'daily-work',
    query: journalQuery,
    answer: journalAnswer,
  },
  record: {
    method: 'GET',
    url: '/api/ledger/records/:number',
    summary: 'One entry of the journal, whole',
    access: 'daily-work',
    answer: journalEntryDetailAnswer,
  },
  reverse: {
    method: 'POST',
    url: '/api/ledger/records/:number/reverse',
    summary: 'Undo a simple entry by its exact reversal',
    access: 'daily-work',
    body: entryReversalSchema,
    answer: entryReversedAnswer,
  },
  dashboard: {
    method: 'GET',
    url: '/api/dashboard',
    summary: "Today's figures at a glance",
    access: 'daily-work',
    answer: dashboardAnswer,
  },
} as const satisfies Calls;
