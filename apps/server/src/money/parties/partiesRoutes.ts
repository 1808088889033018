import { idSchema, may, partyContract } from '@handset/domain';
import * as z from 'zod';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { advances } from './advances.ts';
import { changeDueDate } from './changeDueDate.ts';
import { dues } from './dues.ts';
import {
  balancesVersion,
  changePerson,
  createPerson,
  partyNames,
  persons,
  personsVersion,
} from './parties.ts';
import { partyDues } from './partyDues.ts';
import { partyLedger } from './partyLedger.ts';
import { parties } from './partyList.ts';
import { paymentMade } from './paymentMade.ts';
import { enterOnParty, payParty, voidPayment } from './payments.ts';

const personParams = z.object({ personId: idSchema });
const idParams = z.object({ id: idSchema });

const personsRoutes: Route[] = [
  readRoute({
    ...partyContract.persons,
    version: personsVersion,
    handle: async (shop) => ({ persons: await persons(shop) }),
  }),
  readRoute({
    ...partyContract.personNames,
    version: personsVersion,
    handle: persons,
  }),
  writeRoute({
    ...partyContract.create,
    handle: async (shop, { body }) => ({
      message: 'Person created successfully!',
      data: await createPerson(shop, body),
    }),
  }),
  writeRoute({
    ...partyContract.change,
    params: idParams,
    handle: async (shop, { params, body }) => ({
      message: 'Person updated successfully',
      data: await changePerson(shop, params.id, body),
    }),
  }),
];

const ledgerRoutes: Route[] = [
  readRoute({
    ...partyContract.list,
    handle: (shop, { query }) => parties(shop, query),
  }),
  readRoute({
    ...partyContract.balances,
    version: balancesVersion,
    handle: async (shop) => ({ data: await partyNames(shop) }),
  }),
  readRoute({
    ...partyContract.ledger,
    params: personParams,
    handle: (shop, { params, query }) => partyLedger(shop, params.personId, query),
  }),
  writeRoute({
    ...partyContract.pay,
    params: personParams,
    handle: async (shop, { params, body }) => ({
      message: body.direction === 'in' ? 'Payment received successfully' : 'Payment made successfully',
      data: await payParty(shop, params.personId, body),
    }),
  }),
  writeRoute({
    ...partyContract.enter,
    params: personParams,
    handle: async (shop, { params, body }) => {
      if (!may(shop.session.role, 'open-books')) throw new Forbidden('party-entries-owner-only');
      return {
        message:
          body.kind === 'opening' ? 'Opening balance recorded successfully' : 'Debt written off successfully',
        data: await enterOnParty(shop, params.personId, body),
      };
    },
  }),
  readRoute({
    ...partyContract.payment,
    params: idParams,
    handle: async (shop, { params }) => ({ data: await paymentMade(shop, params.id) }),
  }),
  writeRoute({
    ...partyContract.voidPayment,
    params: idParams,
    handle: async (shop, { params, body }) => ({
      message: 'Payment undone successfully',
      data: await voidPayment(shop, params.id, body),
    }),
  }),
];

const duesRoutes: Route[] = [
  readRoute({
    ...partyContract.dues,
    handle: (shop, { query }) => dues(shop, query),
  }),
  readRoute({
    ...partyContract.advances,
    handle: (shop, { query }) => advances(shop, query),
  }),
  readRoute({
    ...partyContract.duesOf,
    params: personParams,
    handle: async (shop, { params, query }) => ({ data: await partyDues(shop, params.personId, query) }),
  }),
  writeRoute({
    ...partyContract.changeDueDate,
    params: z.object({ billId: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Due date updated successfully',
      data: await changeDueDate(shop, params.billId, body),
    }),
  }),
];

export const partiesRoutes: Route[] = [...personsRoutes, ...ledgerRoutes, ...duesRoutes];
