import * as z from 'zod';
import { SIDES } from '../../bill/ageing.ts';
import { dueDateChangeSchema } from '../../bill/dueDateChange.ts';
import { newPartySchema } from '../../party/party.ts';
import { partyEntryRequest, partyPaymentRequest, paymentVoidSchema } from '../../party/partyPayment.ts';
import { personChangeSchema } from '../../party/personChange.ts';
import {
  messageAnswer,
  partyNamesAnswer,
  personAnswer,
  personListAnswer,
  personsAnswer,
} from '../answers.ts';
import {
  advancesAnswer,
  billChangedAnswer,
  duesAnswer,
  partiesAnswer,
  partyDuesAnswer,
  partyLedgerAnswer,
  partyPaymentMadeAnswer,
  partyPaymentVoidAnswer,
  partyPaymentWholeAnswer,
  personChangedAnswer,
  personRecordAnswer,
} from '../parties.ts';
import { listQuery, order, queryFlag, rangeQuery } from '../queries.ts';
import type { Calls } from './Call.ts';

/** The cursor of a list that may be sorted by names: it carries one, in whatever alphabet. */
const longCursor = z.string().max(1_000).optional();

const partyQuery = listQuery.omit({ from: true, to: true }).extend({
  side: z.enum(['receivable', 'payable', 'settled']).optional(),
  /** Only those with a bill that should be paid by now: `true`. */
  overdue: queryFlag,
  sort: z.enum(['name', 'balance', 'bought', 'sold', 'visits', 'lastActivity', 'due']).default('name'),
  /** @default rising for names and due days, falling for the rest */
  order: order.optional(),
  cursor: longCursor,
});

const partyLedgerQuery = rangeQuery.extend({
  /** Oldest first unless asked for otherwise. */
  order: order.optional(),
});

/** Filters of open bills, of which each party's of a side make a row; `from` and `to` are due days. */
const dueQuery = listQuery.extend({
  side: z.enum(SIDES).optional(),
  personId: z.uuid().optional(),
  /** Only what should be paid by now: `true`; only what is not due yet: `false`. */
  overdue: queryFlag,
  sort: z.enum(['due', 'outstanding', 'name']).default('due'),
  /** @default rising for names and due days, falling for amounts */
  order: order.optional(),
  cursor: longCursor,
});

const advanceQuery = listQuery
  .omit({ from: true, to: true })
  .extend({ side: z.enum(SIDES).optional(), personId: z.uuid().optional() });

/** Filters of one party's bills; `from` and `to` are due days. */
const partyDuesQuery = rangeQuery.extend({
  side: z.enum(SIDES).optional(),
  /** @default 'open' */
  status: z.enum(['open', 'settled', 'all']).default('open'),
  order: order.default('asc'),
});

/** Parties of the shop and the balances with them. */
export const partyContract = {
  personNames: {
    method: 'GET',
    url: '/api/person/nameAndId',
    summary: 'The same as a bare list, for pickers whose first call failed',
    access: 'daily-work',
    answer: personListAnswer,
  },
  persons: {
    method: 'GET',
    url: '/api/person/all',
    summary: 'Everybody the shop deals with',
    access: 'daily-work',
    answer: personsAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/person/create',
    summary: 'Add an entity: supplier, customer or both',
    access: 'daily-work',
    body: newPartySchema,
    answer: messageAnswer.extend({ data: personAnswer }),
  },
  record: {
    method: 'GET',
    url: '/api/person/:id',
    summary:
      'The record of one customer or supplier: what was bought and sold, what is open, phones with their warranty',
    access: 'daily-work',
    answer: personRecordAnswer,
  },
  change: {
    method: 'PATCH',
    url: '/api/person/:id',
    summary: 'Change the name, number, reference or CNIC of an entity',
    access: 'daily-work',
    body: personChangeSchema,
    answer: personChangedAnswer,
  },
  list: {
    method: 'GET',
    url: '/api/partyLedger',
    summary: 'Everybody with what was bought and sold, and how they stand',
    access: 'daily-work',
    query: partyQuery,
    answer: partiesAnswer,
  },
  balances: {
    method: 'GET',
    url: '/api/partyLedger/getAllNames',
    summary: 'Everybody with what they owe (positive) or are owed (negative)',
    access: 'daily-work',
    answer: partyNamesAnswer,
  },
  ledger: {
    method: 'GET',
    url: '/api/partyLedger/:personId',
    summary: "A party's ledger over a date range, the balance before it carried in",
    access: 'daily-work',
    query: partyLedgerQuery,
    answer: partyLedgerAnswer,
  },
  pay: {
    method: 'POST',
    url: '/api/partyLedger/:personId/payment',
    summary:
      'Receive money from a party or pay it: chosen bills first, then the oldest due; the rest is an advance',
    access: 'daily-work',
    body: partyPaymentRequest,
    answer: partyPaymentMadeAnswer,
  },
  enter: {
    method: 'POST',
    url: '/api/partyLedger/:personId/entry',
    summary: 'Note what stood open with a party before the books began, or write a debt off',
    access: 'daily-work',
    body: partyEntryRequest,
    answer: partyPaymentMadeAnswer,
  },
  payment: {
    method: 'GET',
    url: '/api/partyLedger/payment/:id',
    summary: 'One payment, opening balance or write-off with all that its receipt prints',
    access: 'daily-work',
    answer: partyPaymentWholeAnswer,
  },
  voidPayment: {
    method: 'POST',
    url: '/api/partyLedger/payment/:id/void',
    summary: 'Undo a payment, an opening balance or a write-off: what it settled is open again',
    access: 'daily-work',
    body: paymentVoidSchema,
    answer: partyPaymentVoidAnswer,
  },
  dues: {
    method: 'GET',
    url: '/api/payablesAndReceivables',
    summary: 'What parties owe and are owed, by party, with how long it has been due',
    access: 'daily-work',
    query: dueQuery,
    answer: duesAnswer,
  },
  advances: {
    method: 'GET',
    url: '/api/payablesAndReceivables/advances',
    summary: 'What parties paid ahead, or were paid',
    access: 'daily-work',
    query: advanceQuery,
    answer: advancesAnswer,
  },
  duesOf: {
    method: 'GET',
    url: '/api/payablesAndReceivables/:personId',
    summary: 'Every bill and payment behind what one party owes or is owed',
    access: 'daily-work',
    query: partyDuesQuery,
    answer: partyDuesAnswer,
  },
  changeDueDate: {
    method: 'PATCH',
    url: '/api/payablesAndReceivables/bill/:billId',
    summary: 'Move the day by which a bill is to be paid, with the reason',
    access: 'daily-work',
    body: dueDateChangeSchema,
    answer: billChangedAnswer,
  },
} as const satisfies Calls;
