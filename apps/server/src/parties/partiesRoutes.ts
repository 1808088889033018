import {
  advancesAnswer,
  billChangedAnswer,
  dueDateChangeSchema,
  duesAnswer,
  idSchema,
  may,
  messageAnswer,
  newPartySchema,
  partiesAnswer,
  partyDuesAnswer,
  partyEntryRequest,
  partyLedgerAnswer,
  partyNamesAnswer,
  partyPaymentMadeAnswer,
  partyPaymentRequest,
  partyPaymentVoidAnswer,
  paymentVoidSchema,
  personAnswer,
  personChangedAnswer,
  personChangeSchema,
  personListAnswer,
  personRecordAnswer,
  personsAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { ledgerQuery } from '../books/ledger.ts';
import { Forbidden } from '../http/errors.ts';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { advances, advancesQuery } from './advances.ts';
import { changeDueDate } from './changeDueDate.ts';
import { dues, duesQuery } from './dues.ts';
import {
  balancesVersion,
  changePerson,
  createPerson,
  partyNames,
  persons,
  personsVersion,
} from './parties.ts';
import { partyDues, partyDuesQuery } from './partyDues.ts';
import { partyLedger } from './partyLedger.ts';
import { parties, partiesQuery } from './partyList.ts';
import { enterOnParty, payParty, voidPayment } from './payments.ts';
import { personRecord } from './personRecord.ts';

const personParams = z.object({ personId: idSchema });
const idParams = z.object({ id: idSchema });

const personsRoutes: Route[] = [
  readRoute({
    url: '/api/person/all',
    summary: 'Everybody the shop deals with',
    permission: 'daily-work',
    version: personsVersion,
    answer: personsAnswer,
    handle: async (shop) => ({ persons: await persons(shop) }),
  }),
  readRoute({
    url: '/api/person/nameAndId',
    summary: 'The same as a bare list, for pickers whose first call failed',
    permission: 'daily-work',
    version: personsVersion,
    answer: personListAnswer,
    handle: persons,
  }),
  writeRoute({
    method: 'POST',
    url: '/api/person/create',
    summary: 'Add an entity: supplier, customer or both',
    permission: 'daily-work',
    body: newPartySchema,
    answer: messageAnswer.extend({ data: personAnswer }),
    handle: async (shop, { body }) => ({
      message: 'Person created successfully!',
      data: await createPerson(shop, body),
    }),
  }),
  readRoute({
    url: '/api/person/:id',
    summary:
      'The record of one customer or supplier: what was bought and sold, what is open, phones with their warranty',
    permission: 'daily-work',
    params: idParams,
    answer: personRecordAnswer,
    handle: async (shop, { params }) => ({ data: await personRecord(shop, params.id) }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/person/:id',
    summary: 'Change the name, number, reference or CNIC of an entity',
    permission: 'daily-work',
    params: idParams,
    body: personChangeSchema,
    answer: personChangedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Person updated successfully',
      data: await changePerson(shop, params.id, body),
    }),
  }),
];

const ledgerRoutes: Route[] = [
  readRoute({
    url: '/api/partyLedger',
    summary: 'Everybody with what was bought and sold, and how they stand',
    permission: 'daily-work',
    query: partiesQuery,
    answer: partiesAnswer,
    handle: (shop, { query }) => parties(shop, query),
  }),
  readRoute({
    url: '/api/partyLedger/getAllNames',
    summary: 'Everybody with what they owe (positive) or are owed (negative)',
    permission: 'daily-work',
    version: balancesVersion,
    answer: partyNamesAnswer,
    handle: async (shop) => ({ data: await partyNames(shop) }),
  }),
  readRoute({
    url: '/api/partyLedger/:personId',
    summary: "A party's ledger over a date range, the balance before it carried in",
    permission: 'daily-work',
    params: personParams,
    query: ledgerQuery,
    answer: partyLedgerAnswer,
    handle: (shop, { params, query }) => partyLedger(shop, params.personId, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/partyLedger/:personId/payment',
    summary:
      'Receive money from a party or pay it: chosen bills first, then the oldest due; the rest is an advance',
    permission: 'daily-work',
    params: personParams,
    body: partyPaymentRequest,
    answer: partyPaymentMadeAnswer,
    handle: async (shop, { params, body }) => ({
      message: body.direction === 'in' ? 'Payment received successfully' : 'Payment made successfully',
      data: await payParty(shop, params.personId, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/partyLedger/:personId/entry',
    summary: 'Note what stood open with a party before the books began, or let a debt go',
    permission: 'daily-work',
    params: personParams,
    body: partyEntryRequest,
    answer: partyPaymentMadeAnswer,
    handle: async (shop, { params, body }) => {
      if (!may(shop.session.role, 'open-books'))
        throw new Forbidden('Only the owner enters opening balances and lets debts go');
      return {
        message:
          body.kind === 'opening' ? 'Opening balance recorded successfully' : 'Debt let go successfully',
        data: await enterOnParty(shop, params.personId, body),
      };
    },
  }),
  writeRoute({
    method: 'POST',
    url: '/api/partyLedger/payment/:id/void',
    summary: 'Undo a payment, an opening balance or a debt let go: what it settled is open again',
    permission: 'daily-work',
    params: idParams,
    body: paymentVoidSchema,
    answer: partyPaymentVoidAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Payment undone successfully',
      data: await voidPayment(shop, params.id, body),
    }),
  }),
];

const duesRoutes: Route[] = [
  readRoute({
    url: '/api/payablesAndReceivables',
    summary: 'What parties owe and are owed, by party, with how long it has been due',
    permission: 'daily-work',
    query: duesQuery,
    answer: duesAnswer,
    handle: (shop, { query }) => dues(shop, query),
  }),
  readRoute({
    url: '/api/payablesAndReceivables/advances',
    summary: 'What parties paid ahead, or were paid',
    permission: 'daily-work',
    query: advancesQuery,
    answer: advancesAnswer,
    handle: (shop, { query }) => advances(shop, query),
  }),
  readRoute({
    url: '/api/payablesAndReceivables/:personId',
    summary: 'Every bill and payment behind what one party owes or is owed',
    permission: 'daily-work',
    params: personParams,
    query: partyDuesQuery,
    answer: partyDuesAnswer,
    handle: async (shop, { params, query }) => ({ data: await partyDues(shop, params.personId, query) }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/payablesAndReceivables/bill/:billId',
    summary: 'Move the day by which a bill is to be paid, with the reason',
    permission: 'daily-work',
    params: z.object({ billId: idSchema }),
    body: dueDateChangeSchema,
    answer: billChangedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Due date updated successfully',
      data: await changeDueDate(shop, params.billId, body),
    }),
  }),
];

export const partiesRoutes: Route[] = [...personsRoutes, ...ledgerRoutes, ...duesRoutes];
