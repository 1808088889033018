import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import { hire } from '../../../test/testing/hire.ts';
import { todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let registrar: TestShop;
let shop: TestShop;
let monthly: string;
const SETTINGS = '/api/subscription/settings';
const PAYMENT = '/api/subscription/payment';

const terms = {
  plans: [
    { name: 'Monthly', price: 2500, months: 1 },
    { name: 'Yearly', price: 25_000.5, months: 12 },
  ],
  payTo: [
    { method: 'Bank', title: 'Handset Services', bankName: 'HBL', account: 'PK36HABB0000001123456702' },
    { method: 'Easypaisa', title: 'Handset', account: '03001234567' },
  ],
  graceDays: 10,
  contact: { number: '042 35761999', whatsapp: '0300 1234567' },
};

beforeAll(async () => {
  server = await startTestApp();
  registrar = await appointRegistrar(server);
  const { body } = await registrar.send('PUT', SETTINGS, terms);
  monthly = body.data.plans[0]._id;
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

let count = 0;
const paymentOf = async (fields: object = {}) => {
  count += 1;
  return {
    date: await todayOf(shop),
    amount: 2500,
    method: 'Easypaisa',
    transactionId: `TX-${count}`,
    planId: monthly,
    ...fields,
  };
};
const pay = async (fields: object = {}) => shop.post(PAYMENT, await paymentOf(fields));
const decide = (id: string, decision: object, headers?: Record<string, string>) =>
  registrar.send('PATCH', `/api/subscription/payments/${id}`, decision, headers);
const standing = async () => (await shop.get('/api/subscription')).body.data;

describe('the terms of the service', () => {
  test('are set by a registrar and shown to shops', async () => {
    const { data } = (await registrar.get(SETTINGS)).body;
    expect(data).toMatchObject({
      ...terms,
      contact: { number: '+924235761999', whatsapp: '+923001234567' },
      payTo: [terms.payTo[0], { ...terms.payTo[1], bankName: null }],
    });
    expect(await standing()).toMatchObject({
      plan: null,
      state: 'free',
      nextDue: null,
      daysLeft: null,
      graceDays: 10,
      isSuspended: false,
      plans: data.plans,
      payTo: data.payTo,
      contact: data.contact,
      history: [],
    });
  });

  test('keep a plan that is named by its id, and refuse a stale or wrong change', async () => {
    const { data } = (await registrar.get(SETTINGS)).body;
    const plans = data.plans.map((plan: object) => ({ ...plan, price: 3000 }));
    const changed = await registrar.send('PUT', SETTINGS, { ...terms, plans, version: data.version });
    expect(changed.body.data.plans).toEqual(plans);
    const stale = await registrar.send('PUT', SETTINGS, { ...terms, plans, version: data.version });
    expect(stale.status).toBe(409);
    const stranger = [{ ...terms.plans[0], _id: '01980000-0000-7000-8000-000000000000' }];
    const refused = await registrar.send('PUT', SETTINGS, { ...terms, plans: stranger });
    expect([refused.status, refused.body.fields]).toEqual([422, { 'plans.0._id': 'There is no such plan' }]);
    const wrong = await registrar.send('PUT', SETTINGS, { ...terms, plans, graceDays: -1 });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { graceDays: 'This is out of range' }]);
  });

  test('lose no plan that a shop has, or that was paid for', async () => {
    const { data } = (await registrar.get(SETTINGS)).body;
    const without = { ...terms, plans: data.plans.filter(({ _id }: { _id: string }) => _id !== monthly) };
    const paid = (await pay()).body.data;
    expect((await registrar.send('PUT', SETTINGS, without)).body.message).toContain('waits for a decision');
    await decide(paid._id, { status: 'approved' });
    expect((await registrar.send('PUT', SETTINGS, without)).body.message).toContain('has the plan Monthly');
  });

  test('sent again under their key are set once', async () => {
    const { data } = (await registrar.get(SETTINGS)).body;
    const key = { 'idempotency-key': 'settings-only-once' };
    const body = { ...terms, plans: data.plans, version: data.version };
    const first = await registrar.send('PUT', SETTINGS, body, key);
    const again = await registrar.send('PUT', SETTINGS, body, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  test('are closed to shops', async () => {
    expect((await shop.get(SETTINGS)).status).toBe(403);
    expect((await shop.send('PUT', SETTINGS, terms)).status).toBe(403);
  });
});

describe('a payment', () => {
  test('is noted with its screenshot, waits, and once approved moves the due day on by the period', async () => {
    const bytes = await sharp({ create: { width: 30, height: 60, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await shop.postForm(PAYMENT, await paymentOf({ note: 'From my wallet' }), [
      { field: 'screenshot', bytes },
    ]);
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        amount: 2500,
        status: 'pending',
        plan: { _id: monthly, name: 'Monthly' },
        note: 'From my wallet',
        screenshot: expect.objectContaining({ slot: 'screenshot', width: 30, height: 60 }),
      }),
    ]);
    expect(await standing()).toMatchObject({ state: 'free', history: [{ status: 'pending' }] });

    const { data } = (await registrar.get('/api/subscription/payments?status=pending')).body;
    const seen = data.find(({ _id }: { _id: string }) => _id === body.data._id);
    expect(seen).toMatchObject({
      shop: { _id: shop.user.shopId, name: 'Karachi Mobiles', nextDue: null },
      isClaimedTwice: false,
      screenshot: { slot: 'screenshot' },
    });
    const picture = await registrar.get(seen.screenshot.url);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);

    const approved = await decide(body.data._id, { status: 'approved', note: 'Thank you' });
    expect([approved.status, approved.body.message]).toEqual([200, 'Payment approved']);
    const { paidUntil } = approved.body.data;
    expect(approved.body.data).toMatchObject({ status: 'approved', decisionNote: 'Thank you' });
    expect(await standing()).toMatchObject({
      plan: { name: 'Monthly' },
      state: 'active',
      nextDue: paidUntil,
      history: [{ status: 'approved', paidUntil, decisionNote: 'Thank you' }],
    });
    expect((await shop.get('/api/audit')).body.data[0]).toMatchObject({
      action: expect.stringContaining('Approve a payment'),
      user: { name: 'Registrar' },
    });

    const more = (await pay({ planId: undefined })).body.data;
    await decide(more._id, { status: 'approved', periods: 2 });
    expect((await standing()).nextDue > paidUntil).toBe(true);
  });

  test('that is rejected says why, changes nothing, and can be noted again', async () => {
    const payment = await paymentOf();
    const { _id } = (await shop.post(PAYMENT, payment)).body.data;
    const nothing = await decide(_id, { status: 'rejected' });
    expect([nothing.status, nothing.body.fields]).toEqual([422, { note: 'This is required' }]);
    await decide(_id, { status: 'rejected', note: 'No such transaction' });
    expect(await standing()).toMatchObject({
      state: 'free',
      history: [{ status: 'rejected', decisionNote: 'No such transaction', paidUntil: null }],
    });
    expect((await shop.post(PAYMENT, payment)).status).toBe(201);
  });

  test('is decided on once, whoever else decides at the same moment', async () => {
    const { _id } = (await pay()).body.data;
    const answers = await Promise.all(
      ['approved', 'rejected', 'approved'].map((status) => decide(_id, { status, note: 'Seen' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const key = { 'idempotency-key': 'approve-this-once' };
    const other = (await pay()).body.data;
    await decide(other._id, { status: 'approved' }, key);
    const again = await decide(other._id, { status: 'approved' }, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect((await decide('01980000-0000-7000-8000-000000000000', { status: 'approved' })).status).toBe(404);
  });

  test('by a transaction that was noted before is refused in the shop, and shown to the registrar in another', async () => {
    const payment = await paymentOf();
    expect((await shop.post(PAYMENT, payment)).status).toBe(201);
    const again = await shop.post(PAYMENT, payment);
    expect([again.status, again.body.fields]).toEqual([
      409,
      { transactionId: 'This transaction was already reported' },
    ]);
    const other = await server.signUp();
    await other.post(PAYMENT, payment);
    const { data } = (await registrar.get(`/api/subscription/payments?shopId=${other.user.shopId}`)).body;
    expect(data).toMatchObject([{ isClaimedTwice: true }]);
  });

  test.each([
    [{ amount: 0 }, { amount: 'The amount must be more than zero' }],
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
    [{ method: 'Barter' }, { method: 'Choose one of the options' }],
    [{ transactionId: '' }, { transactionId: 'This is required' }],
    [{ planId: undefined }, { planId: 'Choose a plan' }],
    [{ planId: '01980000-0000-7000-8000-000000000000' }, { planId: 'There is no such plan' }],
    [{ status: 'approved' }, { status: 'This field is not known' }],
  ])('with %j is refused', async (fields, errors) => {
    const { status, body } = await pay(fields);
    expect([status, body.fields]).toEqual([422, errors]);
  });

  test('sent again under its key is noted once', async () => {
    const key = { 'idempotency-key': 'i-have-paid-once' };
    const payment = await paymentOf();
    const first = await shop.post(PAYMENT, payment, key);
    const again = await shop.post(PAYMENT, payment, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.body.data._id).toBe(first.body.data._id);
  });

  test('is for the owner to note, for everybody in the shop to see, for a registrar to decide on', async () => {
    const employee = await hire(server, shop);
    expect((await employee.post(PAYMENT, await paymentOf())).status).toBe(403);
    expect((await employee.get('/api/subscription')).status).toBe(200);
    const { _id } = (await pay()).body.data;
    const url = `/api/subscription/payments/${_id}`;
    expect((await shop.send('PATCH', url, { status: 'approved' })).status).toBe(403);
    expect((await shop.get('/api/subscription/payments')).status).toBe(403);
    const other = await server.signUp();
    expect((await other.get('/api/subscription')).body.data.history).toEqual([]);
  });
});

test('a shop long overdue is reminded and never locked out', async () => {
  const id = shop.user.shopId ?? '';
  await registrar.send('PATCH', `/api/shop/${id}`, { planId: monthly, nextDue: '2020-01-01' });
  expect(await standing()).toMatchObject({ state: 'overdue', graceEndsOn: '2020-01-11', isSuspended: false });
  expect((await shop.post('/api/company/create-company', { name: 'Still open' })).status).toBe(201);
});
