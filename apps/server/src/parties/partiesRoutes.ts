import {
  idSchema,
  ledgerAnswer,
  messageAnswer,
  newPartySchema,
  partyNamesAnswer,
  partyPaymentRequest,
  personAnswer,
  personListAnswer,
  personsAnswer,
} from '@handset/domain';
import { z } from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { rangeQuery } from '../lists/listQuery.ts';
import { createPerson, partyLedger, partyNames, payParty, persons } from './parties.ts';

const personParams = z.object({ personId: idSchema });

export const partiesRoutes: Route[] = [
  readRoute({
    url: '/api/person/all',
    summary: 'Everybody the shop deals with',
    permission: 'daily-work',
    answer: personsAnswer,
    handle: async (shop) => ({ persons: await persons(shop) }),
  }),
  readRoute({
    url: '/api/person/nameAndId',
    summary: 'The same as a bare list, for pickers whose first call failed',
    permission: 'daily-work',
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
    url: '/api/partyLedger/getAllNames',
    summary: 'Everybody with what they owe (positive) or are owed (negative)',
    permission: 'daily-work',
    answer: partyNamesAnswer,
    handle: async (shop) => ({ data: await partyNames(shop) }),
  }),
  readRoute({
    url: '/api/partyLedger/:personId',
    summary: "A party's ledger over a date range, the balance before it carried in",
    permission: 'daily-work',
    params: personParams,
    query: rangeQuery,
    answer: ledgerAnswer,
    handle: (shop, { params, query }) => partyLedger(shop, params.personId, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/partyLedger/:personId/payment',
    summary: 'Receive money from a party or pay it',
    permission: 'daily-work',
    params: personParams,
    body: partyPaymentRequest,
    answer: messageAnswer,
    handle: async (shop, { params, body }) => {
      await payParty(shop, params.personId, body);
      return {
        message: body.direction === 'in' ? 'Payment received successfully' : 'Payment made successfully',
      };
    },
  }),
];
