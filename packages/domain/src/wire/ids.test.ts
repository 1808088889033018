import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { newModelRequest, newModelSchema } from '../catalog/names.ts';
import {
  dispatchReturnRequest,
  dispatchReturnSchema,
  newDispatchRequest,
  newDispatchSchema,
} from '../dispatch/dispatch.ts';
import { newExpenseRequest, newExpenseSchema } from '../expense/expense.ts';
import { entityData } from '../party/party.ts';
import { partyPaymentRequest, partyPaymentSchema } from '../party/partyPayment.ts';
import { purchaseReturnRequest, purchaseReturnSchema } from '../purchase/purchaseReturn.ts';
import { fieldErrors } from '../rules/rules.ts';
import { saleRequest, saleSchema } from '../sale/sale.ts';
import { saleReturnRequest, saleReturnSchema } from '../sale/saleReturn.ts';
import { walletTransferRequest, walletTransferSchema } from '../wallet/wallet.ts';
import { asValues, asWire } from './encoding.ts';

const date = '2026-11-20';
const partyAndRow = (id: string) => ({
  entityData: { _id: id },
  sellingType: 'Full Payment',
  saleDate: date,
  imeiPrices: [],
  finalPrice: 0,
  accessories: [{ name: id, quantity: 1, price: 500 }],
  accountCash: 500,
  bankAccountUsed: id,
});

/** Each document with an id in every place that takes one, as a form and as a request hold it, and where the places are. */
const documents: [string, z.ZodType, z.ZodType, (id: string) => object, string[]][] = [
  ['a party', entityData(asValues), entityData(asWire), (_id) => ({ _id }), ['_id']],
  ['a model', newModelSchema, newModelRequest, (companyId) => ({ name: 'A15', companyId }), ['companyId']],
  [
    'a sale',
    saleSchema,
    saleRequest,
    partyAndRow,
    ['entityData._id', 'accessories.0.name', 'bankAccountUsed'],
  ],
  [
    'a return of a sale',
    saleReturnSchema,
    saleReturnRequest,
    (id) => ({ units: [id], accessories: [{ _id: id, quantity: 1 }], date, reason: 'Fault' }),
    ['units.0', 'accessories.0._id'],
  ],
  [
    'a return to a supplier',
    purchaseReturnSchema,
    purchaseReturnRequest,
    (id) => ({ units: [id], date, reason: 'Fault', refund: { accountCash: 5, bankAccountUsed: id } }),
    ['units.0', 'refund.bankAccountUsed'],
  ],
  [
    'a dispatch',
    newDispatchSchema,
    newDispatchRequest,
    (id) => ({ entityData: { _id: id }, date, units: [{ _id: id }] }),
    ['entityData._id', 'units.0._id'],
  ],
  [
    'phones that came back',
    dispatchReturnSchema,
    dispatchReturnRequest,
    (id) => ({ units: [id], date }),
    ['units.0'],
  ],
  [
    'a payment from one account',
    partyPaymentSchema,
    partyPaymentRequest,
    (id) => ({ direction: 'in', amount: 5, date, account: `bank:${id}`, bills: [{ billId: id, amount: 5 }] }),
    ['account', 'bills.0.billId'],
  ],
  [
    'a transfer',
    walletTransferSchema,
    walletTransferRequest,
    (id) => ({ from: 'cash:pocket', to: `bank:${id}`, amount: 5 }),
    ['to'],
  ],
  [
    'an expense',
    newExpenseSchema,
    newExpenseRequest,
    (id) => ({ category: 'rent', amount: 5, date, accountCash: 5, bankAccountUsed: id }),
    ['bankAccountUsed'],
  ],
];

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe.each(documents)('%s', (_name, form, request, documentWith, places) => {
  it.each(['17', 'p1', '652f1c0a9b1e8a0012345678', '01980000-0000-7000-8000-000000000001', 'بینک ۱'])(
    'takes the id %j as a form holds it',
    (id) => expect(errorsOf(form, documentWith(id))).toEqual({}),
  );

  it('takes nothing but UUIDs as a request', () => {
    expect(errorsOf(request, documentWith('01980000-0000-7000-8000-000000000001'))).toEqual({});
    expect(Object.keys(errorsOf(request, documentWith('p1'))).sort()).toEqual([...places].sort());
  });

  it('refuses an id that is empty', () => expect(errorsOf(form, documentWith(''))).not.toEqual({}));
});

it('says that an id is empty', () =>
  expect(errorsOf(saleReturnSchema, { units: [''], date, reason: 'Fault' })).toEqual({
    'units.0': 'This entry has no id: choose another one',
  }));
