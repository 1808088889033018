import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  partiesOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const ali = { name: 'Ali Traders', number: 3001112233, reference: 'Hall Road' };
const create = (person: object = ali) => shop.post('/api/person/create', person);

describe('a person', () => {
  test('is created, and listed by each of the three calls', async () => {
    const { status, body } = await create();
    const person = { _id: expect.any(String), ...ali, number: '+923001112233' };
    expect([status, body]).toEqual([201, { message: 'Person created successfully!', data: person }]);
    expect((await shop.get('/api/person/all')).body).toEqual({ persons: [body.data] });
    expect((await shop.get('/api/person/nameAndId')).body).toEqual([body.data]);
    expect((await shop.get('/api/partyLedger/getAllNames')).body).toEqual({
      data: [{ ...body.data, balance: 0, cnic: null }],
    });
  });

  test('of the same name and number is refused, of the same number alone is not', async () => {
    await create();
    const { status, body } = await create({ ...ali, name: 'ALI TRADERS', number: '0300-1112233' });
    const message = 'Ali Traders, 0300-1112233, is already an entity';
    expect([status, body.message, body.fields]).toEqual([409, message, { name: message }]);
    expect((await create({ ...ali, name: 'His brother' })).status).toBe(201);
  });

  test('sent again under its key is added once, and twice at once is added once', async () => {
    const key = { 'idempotency-key': 'person-once-1' };
    const first = await shop.post('/api/person/create', ali, key);
    const again = await shop.post('/api/person/create', ali, key);
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ]);
    const sana = { ...ali, name: 'Sana' };
    const both = await Promise.all([create(sana), create(sana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('needs name, number and reference', async () => {
    const { status, body } = await create({});
    expect([status, body.fields]).toEqual([
      422,
      { name: 'This is required', number: 'This is required', reference: 'This is required' },
    ]);
    expect((await create({ ...ali, number: 'abc' })).body.fields).toEqual({
      number: 'Enter a phone number, such as 0300 1234567',
    });
    expect((await create({ ...ali, balance: 5 })).body.fields).toEqual({
      balance: 'This field is not known',
    });
  });

  test('is known to its own shop alone, and to nobody who is not signed in', async () => {
    const { _id } = (await create()).body.data;
    const other = await server.signUp();
    expect((await other.get('/api/person/all')).body.persons).toEqual([]);
    expect((await other.get(`/api/partyLedger/${_id}`)).status).toBe(404);
    const payment = { direction: 'in', amount: 5, date: await todayOf(other), pocketCash: 5 };
    expect((await other.post(`/api/partyLedger/${_id}/payment`, payment)).status).toBe(404);
    expect((await server.anyone.get('/api/person/all')).status).toBe(401);
    expect((await server.anyone.post('/api/person/create', ali)).status).toBe(401);
  });

  test('typed again on a slip is the one who is there', async () => {
    await fillTill(shop, 100_000);
    const { _id } = (await create()).body.data;
    await buyPhone(shop, { entityData: { name: 'ali traders', number: '+92 300 1112233' } });
    const { persons } = (await shop.get('/api/person/all')).body;
    expect(persons.map((person: { _id: string }) => person._id)).toEqual([_id]);
  });
});

describe('a payment', () => {
  let person: string;
  let payment: Record<string, unknown>;
  beforeEach(async () => {
    person = (await create()).body.data._id;
    payment = { direction: 'in', amount: 500, date: await todayOf(shop), pocketCash: 500 };
  });
  const pay = (change: object = {}) =>
    shop.post(`/api/partyLedger/${person}/payment`, { ...payment, ...change });

  test('that is received is an advance until something is sold', async () => {
    expect((await pay()).body).toMatchObject({
      message: 'Payment received successfully',
      data: { advance: 500 },
    });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -500 });
  });

  test('that is made is split over the till and a bank', async () => {
    await fillTill(shop, 300);
    const bank = await openBank(shop, 1_000);
    const { status } = await pay({
      direction: 'out',
      amount: 800,
      pocketCash: 200,
      accountCash: 600,
      bankAccountUsed: bank,
      note: 'For November',
    });
    expect(status).toBe(201);
    const { data } = (await shop.get(`/api/partyLedger/${person}`)).body;
    expect(data).toMatchObject([
      { event: 'payment-out', description: 'For November', debit: 800, balance: 800 },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each([
    [{ pocketCash: 499 }, 422, { pocketCash: 'The payment must add up to the amount due' }],
    [{ amount: 0, pocketCash: 0 }, 422, { amount: 'The amount must be more than zero' }],
    [{ date: '2199-01-01' }, 422, { date: 'The date cannot be in the future' }],
    [{ direction: 'sideways' }, 422, { direction: 'Choose one of the options' }],
    [
      { pocketCash: 0, accountCash: 500 },
      422,
      { bankAccountUsed: 'Choose the bank account that the amount moves through' },
    ],
  ])('with %j is refused', async (change, expected, fields) => {
    const { status, body } = await pay(change);
    expect([status, body.fields]).toEqual([expected, fields]);
  });

  test('of more than the till holds is refused', async () => {
    const { status, body } = await pay({ direction: 'out' });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^Pocket Cash holds Rs.0; this would take/),
    ]);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
  });

  test('sent again under its key is posted once', async () => {
    const key = { 'idempotency-key': 'party-payment-1' };
    for (const replayed of [undefined, 'true']) {
      const answer = await shop.post(`/api/partyLedger/${person}/payment`, payment, key);
      expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, replayed]);
    }
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -500 });
  });
});

test('a ledger over a range carries the balance before it in', async () => {
  const person = (await create()).body.data._id;
  const day = (count: number) => new Date(server.clock.now - count * 86_400_000).toISOString().slice(0, 10);
  for (const count of [3, 2, 1])
    await expectCreated(
      shop.post(`/api/partyLedger/${person}/payment`, {
        direction: 'in',
        amount: count * 100,
        date: day(count),
        pocketCash: count * 100,
      }),
    );
  const { body } = await shop.get(`/api/partyLedger/${person}?from=${day(2)}&to=${day(2)}`);
  expect(body).toMatchObject({ opening: -300, totalDebit: 0, totalCredit: 200, closing: -500, total: 1 });
  expect(body.account).toEqual({ _id: person, name: 'Ali Traders', detail: '+923001112233', balance: -600 });
});
