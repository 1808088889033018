import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import {
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  partiesOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let person: string;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  person = await addParty(shop);
  today = await todayOf(shop);
});
afterAll(() => server.close());

const open = async () => {
  const { data } = (await shop.get(`/api/payablesAndReceivables/${person}`)).body;
  return Object.fromEntries(
    data.bills.map((bill: { _id: string; outstanding: number }) => [bill._id, bill.outstanding]),
  );
};

describe('a payment', () => {
  test('settles the bill that fell due first, and says what it did', async () => {
    const late = await oweOpening(shop, person, 300, { dueDate: addDays(today, 20) });
    const early = await oweOpening(shop, person, 500, { dueDate: addDays(today, 10) });
    const { status, body } = await payCash(shop, person, 600);
    expect([status, body.message]).toEqual([201, 'Payment received successfully']);
    expect(body.data).toMatchObject({
      voucher: 'RV-3',
      kind: 'payment',
      direction: 'in',
      amount: 600,
      pocketCash: 600,
      accountCash: 0,
      bank: null,
      allocated: [
        { billId: early, documentType: 'opening', number: 'OB-2', amount: 500, outstanding: 0 },
        { billId: late, documentType: 'opening', number: 'OB-1', amount: 100, outstanding: 200 },
      ],
      givenBack: 0,
      advance: 0,
      balanceBefore: 800,
      balanceAfter: 200,
      createdBy: shop.user.username,
    });
    expect(await open()).toEqual({ [late]: 200 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is read again as its receipt prints it, whatever came after', async () => {
    await oweOpening(shop, person, 800);
    const { data: made } = (await payCash(shop, person, 600)).body;
    await payCash(shop, person, 150);
    const path = `/api/partyLedger/payment/${made._id}`;
    const { body } = await shop.get(path);
    expect(body.data).toMatchObject({
      _id: made._id,
      person: { _id: person, name: 'Ali Traders' },
      allocated: [{ number: 'OB-1', amount: 600 }],
      balanceBefore: 800,
      balanceAfter: 200,
      reversedBy: null,
    });
    await expectCreated(shop.post(`${path}/void`, { reason: 'Typed twice' }));
    expect((await shop.get(path)).body.data).toMatchObject({ allocated: [], reversedBy: expect.any(Number) });
    expect((await shop.get(`/api/partyLedger/payment/${person}`)).status).toBe(404);
  });

  test('settles the bills that were chosen before all others', async () => {
    const early = await oweOpening(shop, person, 500, { dueDate: addDays(today, 10) });
    const late = await oweOpening(shop, person, 300, { dueDate: addDays(today, 20) });
    await payCash(shop, person, 350, { bills: [{ billId: late, amount: 250 }] });
    expect(await open()).toEqual({ [early]: 400, [late]: 50 });
  });

  test('of more than is owed leaves an advance, which the next bill takes', async () => {
    await oweOpening(shop, person, 100);
    expect((await payCash(shop, person, 150)).body.data).toMatchObject({ advance: 50, balanceAfter: -50 });
    const { body } = await shop.get('/api/payablesAndReceivables');
    expect([body.data, body.totals.receivable.advances]).toEqual([[], 50]);
    const bill = await oweOpening(shop, person, 80);
    expect(await open()).toEqual({ [bill]: 30 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('back to who had paid ahead gives the advance back', async () => {
    await payCash(shop, person, 500);
    const { body } = await payCash(shop, person, 200, { direction: 'out' });
    expect(body.data).toMatchObject({ allocated: [], givenBack: 200, advance: 0, balanceAfter: -300 });
    const advances = (await shop.get('/api/payablesAndReceivables/advances')).body;
    expect(advances).toMatchObject({
      data: [{ person: { _id: person }, side: 'receivable', amount: 300, since: today }],
      total: 1,
      totals: { receivable: 300, payable: 0 },
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('names one account, or how it divides', async () => {
    const bank = await openBank(shop, 1_000);
    const pay = (change: object) =>
      shop.post(`/api/partyLedger/${person}/payment`, {
        direction: 'out',
        amount: 300,
        date: today,
        ...change,
      });
    expect((await pay({ account: `bank:${bank}` })).body.data).toMatchObject({
      accountCash: 300,
      bank: { _id: bank, bankName: 'HBL' },
    });
    expect(await walletOf(shop)).toEqual({ pocket: 0, HBL: 700 });
    expect((await pay({ account: 'cash:pocket', pocketCash: 300 })).body.fields).toEqual({
      account: 'Name one account, or how the amount divides; not both',
    });
    expect((await pay({ account: 'bank:01980000-0000-7000-8000-000000000000' })).status).toBe(404);
    expect((await pay({})).status).toBe(422);
  });

  test('of a bill for more than is open of it is refused, and of somebody else’s bill too', async () => {
    const bill = await oweOpening(shop, person, 100);
    const other = await oweOpening(shop, await addParty(shop, 'Sana'), 100);
    const ours = await oweOpening(shop, person, 70, { direction: 'out' });
    const choose = (billId: string, amount: number) =>
      payCash(shop, person, 200, { bills: [{ billId, amount }] });
    expect(await choose(bill, 101)).toMatchObject({
      status: 409,
      body: { fields: { 'bills.0.amount': 'This bill is not open for so much any more' } },
    });
    for (const billId of [other, ours, '01980000-0000-7000-8000-000000000000'])
      expect(await choose(billId, 10)).toMatchObject({
        status: 422,
        body: { fields: { 'bills.0.billId': 'There is no such bill of this party' } },
      });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 30, Sana: 100 });
  });

  test('of one bill by two tills at once settles it once', async () => {
    const bill = await oweOpening(shop, person, 100);
    const both = await Promise.all(
      [1, 2].map(() => payCash(shop, person, 100, { bills: [{ billId: bill, amount: 100 }] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.fields).toEqual({
      'bills.0.amount': 'This bill is paid already',
    });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of everything at once, by many tills, settles every bill once and leaves the rest ahead', async () => {
    for (const amount of [100, 200, 300]) await oweOpening(shop, person, amount);
    const paid = await Promise.all(Array.from({ length: 10 }, () => payCash(shop, person, 70)));
    expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect([await open(), await partiesOf(shop)]).toEqual([{}, { 'Ali Traders': -100 }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('settles slips and invoices by their numbers', async () => {
    await fillTill(shop, 1_000);
    const sale = await sellOnCredit(shop, person, 400);
    const slip = await buyOnCredit(shop, person, 250);
    expect((await payCash(shop, person, 400)).body.data.allocated).toMatchObject([
      { billId: sale._id, documentType: 'sale', number: 'INV-1', amount: 400, outstanding: 0 },
    ]);
    expect((await payCash(shop, person, 50, { direction: 'out' })).body.data.allocated).toMatchObject([
      { billId: slip._id, documentType: 'purchase', number: 'PS-2', amount: 50, outstanding: 200 },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of many bills settles them all in one go', async () => {
    const dues = Array.from({ length: 40 }, (_, index) => addDays(today, index));
    for (const dueDate of dues) await oweOpening(shop, person, 10, { dueDate });
    expect((await payCash(shop, person, 395)).body.data.allocated).toHaveLength(40);
    expect(Object.values(await open())).toEqual([5]);
  });

  test('sent again under its key is made once', async () => {
    await oweOpening(shop, person, 100);
    const payment = { direction: 'in', amount: 60, date: today, account: 'cash:pocket' };
    const send = (body: object) =>
      shop.post(`/api/partyLedger/${person}/payment`, body, { 'idempotency-key': 'payment-once-1' });
    const first = await send(payment);
    const again = await send(payment);
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ]);
    expect((await send({ ...payment, amount: 61 })).status).toBe(422);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 40 });
  });
});

describe('an opening balance', () => {
  test('is a bill against the books’ opening, due on its day or a later one', async () => {
    const { status, body } = await shop.post(`/api/partyLedger/${person}/entry`, {
      kind: 'opening',
      direction: 'out',
      amount: 900.5,
      date: today,
      dueDate: addDays(today, 5),
      note: 'From the old register',
    });
    expect([status, body.message]).toEqual([201, 'Opening balance recorded successfully']);
    expect(body.data).toMatchObject({
      voucher: 'OB-1',
      kind: 'opening',
      direction: 'out',
      allocated: [],
      balanceBefore: 0,
      balanceAfter: -900.5,
    });
    const { data } = (await shop.get(`/api/payablesAndReceivables/${person}`)).body;
    expect(data.bills).toMatchObject([
      {
        _id: body.data._id,
        side: 'payable',
        documentType: 'opening',
        dueDate: addDays(today, 5),
        outstanding: 900.5,
      },
    ]);
    const ledger = (await shop.get(`/api/partyLedger/${person}`)).body;
    expect(ledger.data).toMatchObject([
      {
        voucher: 'OB-1',
        description: 'Opening balance of Ali Traders: From the old register',
        credit: 900.5,
        balance: -900.5,
      },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes the advance that is there', async () => {
    await payCash(shop, person, 60);
    const { body } = await shop.post(`/api/partyLedger/${person}/entry`, {
      kind: 'opening',
      direction: 'in',
      amount: 100,
      date: today,
    });
    expect(body.data).toMatchObject({
      allocated: [{ billId: body.data._id, amount: 60, outstanding: 40 }],
      balanceBefore: -60,
      balanceAfter: 40,
    });
  });

  test('sent again under its key is noted once', async () => {
    const entry = { kind: 'opening', direction: 'in', amount: 100, date: today };
    const send = () =>
      shop.post(`/api/partyLedger/${person}/entry`, entry, { 'idempotency-key': 'opening-once-1' });
    expect((await send()).status).toBe(201);
    expect((await send()).headers['idempotency-replayed']).toBe('true');
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 100 });
  });

  test('of a party of another shop is refused', async () => {
    const other = await server.signUp();
    const entry = { kind: 'opening', direction: 'in', amount: 100, date: today };
    expect((await other.post(`/api/partyLedger/${person}/entry`, entry)).status).toBe(404);
  });

  test('and a debt written off are for the owner', async () => {
    const employee = await hire(server, shop);
    for (const kind of ['opening', 'write-off']) {
      const entry = { kind, direction: 'in', amount: 5, date: today, note: 'So' };
      expect(await employee.post(`/api/partyLedger/${person}/entry`, entry)).toMatchObject({
        status: 403,
        body: { message: 'Only the owner enters opening balances and writes off debts' },
      });
    }
  });

  test.each([
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
    [{ amount: 0 }, { amount: 'The amount must be more than zero' }],
    [{ dueDate: '2001-01-01' }, { dueDate: 'The date cannot be before the date of the document' }],
    [{ kind: 'write-off' }, { note: 'This is required' }],
    [{ kind: 'write-off', note: 'So' }, { amount: 'Nothing is open to write off' }],
    [{ balance: 5 }, { balance: 'This field is not known' }],
  ])('with %j is refused', async (change, fields) => {
    const entry = { kind: 'opening', direction: 'in', amount: 5, date: today, ...change };
    expect(await shop.post(`/api/partyLedger/${person}/entry`, entry)).toMatchObject({
      status: 422,
      body: { fields },
    });
  });
});

test('a debt is not written off by a balance that is not theirs any more', async () => {
  await oweOpening(shop, person, 150);
  await expectCreated(payCash(shop, person, 50));
  const entry = { kind: 'write-off', direction: 'in', amount: 100, date: today, note: 'He left the city' };
  const letGo = (expected: number) => shop.post(`/api/partyLedger/${person}/entry`, { ...entry, expected });
  const { status, body } = await letGo(150);
  expect([status, body.message]).toEqual([
    409,
    'The balance of Ali Traders has changed meanwhile. Check the amount and save again',
  ]);
  expect((await expectCreated(letGo(100))).body.data.balanceAfter).toBe(0);
});

describe('a debt written off', () => {
  const letGo = (change: object = {}) =>
    shop.post(`/api/partyLedger/${person}/entry`, {
      kind: 'write-off',
      direction: 'in',
      amount: 100,
      date: today,
      note: 'He left the city',
      ...change,
    });

  test('settles the oldest due, and costs the shop as much', async () => {
    const first = await oweOpening(shop, person, 150);
    const { status, body } = await letGo();
    expect([status, body.message]).toEqual([201, 'Debt written off successfully']);
    expect(body.data).toMatchObject({
      voucher: 'WO-2',
      kind: 'write-off',
      allocated: [{ billId: first, amount: 100, outstanding: 50 }],
      balanceAfter: 50,
    });
    const sheet = (await shop.get('/api/ledger/balance-sheet')).body.data;
    expect(sheet.equity).toContainEqual(
      expect.objectContaining({ account: 'equity:retained', amount: -100 }),
    );
    expect(sheet.difference).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('by them is a gain, and settles the bill that was chosen', async () => {
    await oweOpening(shop, person, 150, { direction: 'out' });
    const chosen = await oweOpening(shop, person, 80, { direction: 'out' });
    await letGo({ direction: 'out', amount: 30, bills: [{ billId: chosen, amount: 30 }] });
    expect((await open())[chosen]).toBe(50);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -200 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is never more than is open', async () => {
    await oweOpening(shop, person, 99);
    expect((await letGo()).body.message).toMatch(/^Only Rs.99 is open to write off$/);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 99 });
  });
});

describe('undoing', () => {
  const undo = (id: string, body: object = { reason: 'Typed twice' }, headers = {}) =>
    shop.post(`/api/partyLedger/payment/${id}/void`, body, headers);

  test('a payment takes the money back, and its bills are open again', async () => {
    const bill = await oweOpening(shop, person, 100);
    const { _id } = (await payCash(shop, person, 100)).body.data;
    const { status, body } = await undo(_id);
    expect([status, body]).toEqual([
      201,
      { message: 'Payment undone successfully', data: { _id, reversedBy: 3, balance: 100 } },
    ]);
    expect([await open(), await walletOf(shop)]).toEqual([{ [bill]: 100 }, { pocket: 0 }]);
    const ledger = (await shop.get(`/api/partyLedger/${person}`)).body.data;
    expect(ledger.at(-1)).toMatchObject({
      event: 'reversal',
      description: 'RV-2 is void: Typed twice',
      debit: 100,
    });
    const record = (await shop.get(`/api/person/${person}`)).body.data;
    expect(record.payments.map((payment: { reversedBy: number | null }) => payment.reversedBy)).toEqual([
      3,
      null,
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a payment lets another advance settle what it had settled', async () => {
    await oweOpening(shop, person, 100);
    const { _id } = (await payCash(shop, person, 100)).body.data;
    await payCash(shop, person, 40);
    await undo(_id);
    expect(Object.values(await open())).toEqual([60]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a payment back leaves the advance that it had given back', async () => {
    await payCash(shop, person, 500);
    const { _id } = (await payCash(shop, person, 200, { direction: 'out' })).body.data;
    await undo(_id);
    expect((await shop.get('/api/payablesAndReceivables/advances')).body.totals).toEqual({
      receivable: 500,
      payable: 0,
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('an opening balance frees what had settled it', async () => {
    const wrong = await oweOpening(shop, person, 100);
    const right = await oweOpening(shop, person, 70, { dueDate: addDays(today, 9) });
    await payCash(shop, person, 90);
    await undo(wrong);
    expect([await open(), await partiesOf(shop)]).toEqual([{}, { 'Ali Traders': -20 }]);
    expect(
      (await shop.get(`/api/payablesAndReceivables/${person}?status=all`)).body.data.bills,
    ).toMatchObject([{ _id: right, outstanding: 0 }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a debt written off opens it again', async () => {
    const bill = await oweOpening(shop, person, 100);
    const entry = { kind: 'write-off', direction: 'in', amount: 100, date: today, note: 'Gone' };
    const { _id } = (await expectCreated(shop.post(`/api/partyLedger/${person}/entry`, entry))).body.data;
    expect(await open()).toEqual({});
    await undo(_id);
    expect(await open()).toEqual({ [bill]: 100 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('happens once, with a reason, on a day that is not before the payment', async () => {
    const { _id } = (await payCash(shop, person, 100)).body.data;
    expect((await undo(_id, {})).body.fields).toEqual({ reason: 'This is required' });
    expect((await undo(_id, { reason: 'x', date: addDays(today, -1) })).body.fields).toEqual({
      date: 'The date cannot be before the date of the document',
    });
    expect((await undo(_id, { reason: 'x', date: addDays(today, 1) })).status).toBe(422);
    const key = { 'idempotency-key': 'undo-once-1' };
    expect((await undo(_id, undefined, key)).status).toBe(201);
    expect((await undo(_id, undefined, key)).headers['idempotency-replayed']).toBe('true');
    expect(await undo(_id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^RV-1 was undone already/) },
    });
    expect((await undo('01980000-0000-7000-8000-000000000000')).status).toBe(404);
    expect(
      (await (await server.signUp()).post(`/api/partyLedger/payment/${_id}/void`, { reason: 'x' })).status,
    ).toBe(404);
  });

  test('twice at once undoes once', async () => {
    const { _id } = (await payCash(shop, person, 100)).body.data;
    const both = await Promise.all([undo(_id), undo(_id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
  });

  test('is an employee’s for a payment of today alone', async () => {
    const employee = await hire(server, shop);
    const opening = await oweOpening(shop, person, 100);
    const old = (await payCash(shop, person, 10, { date: addDays(today, -1) })).body.data._id;
    const fresh = (await payCash(employee, person, 10)).body.data._id;
    const tryIt = (id: string) => employee.post(`/api/partyLedger/payment/${id}/void`, { reason: 'x' });
    expect((await tryIt(opening)).status).toBe(403);
    expect((await tryIt(old)).status).toBe(403);
    expect((await tryIt(fresh)).status).toBe(201);
  });

  test('a payment whose money was spent is refused', async () => {
    const { _id } = (await payCash(shop, person, 100)).body.data;
    await payCash(shop, await addParty(shop, 'Sana'), 60, { direction: 'out' });
    expect(await undo(_id)).toMatchObject({ status: 409 });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -100, Sana: 60 });
  });
});
