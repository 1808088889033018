import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  saleOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let person: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000, addDays(today, -30));
});
afterAll(() => server.close());

/** Sells a phone, a week ago, under a year of warranty; answers its id and its IMEI. */
async function soldPhone(): Promise<{ _id: string; imei: string }> {
  const imei = await buyPhone(shop, { date: addDays(today, -10) });
  const { body } = await expectCreated(
    shop.post('/api/sale', await saleOf(shop, imei, { saleDate: addDays(today, -7) })),
  );
  person = body.data.person._id;
  return { _id: (await shop.get(`/api/phone/imei/${imei}`)).body.data._id, imei };
}

const claim = (phoneId: string, change: Record<string, unknown> = {}) =>
  shop.post('/api/warrantyClaim', { phoneId, date: today, fault: 'No sound', ...change });

const change = (id: string, body: Record<string, unknown>) =>
  shop.send('PATCH', `/api/warrantyClaim/${id}`, body);

const historyOf = async (imei: string) =>
  (await shop.get(`/api/phone/imei/${imei}`)).body.data.history.map((it: { event: string }) => it.event);

test('a claim is written down, sent for repair and ended; the phone stays sold and no money moves', async () => {
  const phone = await soldPhone();
  const wallet = await walletOf(shop);
  const { body } = await expectCreated(claim(phone._id));
  expect(body.data).toMatchObject({
    phone: { _id: phone._id, imei1: phone.imei },
    person: { _id: person, name: 'Sana' },
    sale: { date: addDays(today, -7) },
    fault: 'No sound',
    state: 'received',
    done: null,
    resolvedOn: null,
    version: 1,
  });
  expect(body.data.warrantyEnd > today).toBe(true);
  const sent = await change(body.data._id, { version: 1, state: 'sent' });
  expect(sent.body.data).toMatchObject({ state: 'sent', resolvedOn: null, version: 2 });
  const openClaims = async () => (await shop.get('/api/dashboard')).body.data.openClaims;
  expect(await openClaims()).toBe(1);
  const ended = await change(body.data._id, { version: 2, state: 'repaired', done: 'Speaker changed' });
  expect(ended.body.data).toMatchObject({ state: 'repaired', done: 'Speaker changed', resolvedOn: today });
  expect(await openClaims()).toBe(0);
  expect(await historyOf(phone.imei)).toEqual(['purchase', 'sale', 'warranty-claim', 'warranty-repaired']);
  expect((await shop.get(`/api/phone/${phone._id}`)).body.data.state).toBe('sold');
  expect(await walletOf(shop)).toEqual(wallet);
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a claim is found by its phone, its buyer and its state', async () => {
  const [first, second] = [await soldPhone(), await soldPhone()];
  const { body } = await expectCreated(claim(first._id));
  await expectCreated(claim(second._id));
  await change(body.data._id, { version: 1, state: 'refused', done: 'Water inside' });
  const found = async (query: string) => {
    const answer = (await shop.get(`/api/warrantyClaim?${query}`)).body;
    expect(answer.total).toBe(answer.data.length);
    return answer.data.map((row: { phone: { imei1: string } }) => row.phone.imei1);
  };
  expect(await found(`phoneId=${first._id}`)).toEqual([first.imei]);
  expect(await found('state=received,sent')).toEqual([second.imei]);
  expect(await found(`personId=${person}`)).toEqual([second.imei, first.imei]);
  expect(await found(`to=${addDays(today, -1)}`)).toEqual([]);
  expect(await found(`q=${first.imei.slice(-6)}`)).toEqual([first.imei]);
  expect(await found('q=sana&state=refused')).toEqual([first.imei]);
  const { companyName, modelName } = (await shop.get(`/api/phone/${first._id}`)).body.data;
  expect(await found(`q=${encodeURIComponent(`${modelName} ${companyName}`.toLowerCase())}`)).toHaveLength(2);
  expect(await found(`q=${encodeURIComponent(`${modelName} Nokia`)}`)).toEqual([]);
  expect(await found('q=%25')).toEqual([]);
  const page = (await shop.get('/api/warrantyClaim?limit=1')).body;
  const next = (await shop.get(`/api/warrantyClaim?limit=1&cursor=${page.nextCursor}`)).body;
  expect([page.data[0].phone.imei1, next.data[0].phone.imei1]).toEqual([second.imei, first.imei]);
  expect(next.nextCursor).toBeNull();
});

test('only a phone that is sold comes back, once at a time, on a day since it was sold', async () => {
  const inStock = await buyPhone(shop);
  const { _id } = (await shop.get(`/api/phone/imei/${inStock}`)).body.data;
  expect(await claim(_id)).toMatchObject({ status: 409 });
  const phone = await soldPhone();
  expect(await claim(phone._id, { date: addDays(today, -8) })).toMatchObject({
    status: 422,
    body: { fields: { date: expect.any(String) } },
  });
  expect(await claim(phone._id, { date: addDays(today, 1) })).toMatchObject({ status: 422 });
  const { body } = await expectCreated(claim(phone._id));
  expect(await claim(phone._id)).toMatchObject({ status: 409 });
  await change(body.data._id, { version: 1, state: 'repaired', done: 'Battery changed' });
  await expectCreated(claim(phone._id, { fault: 'The battery again' }));
  const reopened = await change(body.data._id, { version: 2, state: 'received' });
  expect(reopened).toMatchObject({ status: 409, body: { message: expect.stringContaining('open already') } });
});

test('a phone that the shop bought back is not the customer’s any more', async () => {
  const phone = await soldPhone();
  const phones = async () => (await shop.get(`/api/person/${person}`)).body.data;
  expect(await phones()).toMatchObject({ phones: [{ _id: phone._id }], counts: { phones: 1 } });
  await buyPhone(shop, { imei1: phone.imei });
  expect(await claim(phone._id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not the customer’s any more') },
  });
  expect(await phones()).toMatchObject({ phones: [], counts: { phones: 0 } });
});

test('a claim ends when the phone comes back, and its next buyer has claims of their own', async () => {
  const phone = await soldPhone();
  const { body } = await expectCreated(claim(phone._id));
  const sale = body.data.sale._id;
  await expectCreated(
    shop.post(`/api/sale/${sale}/return`, { date: today, reason: 'Not repaired', refund: {} }),
  );
  const stateOf = async (query: string) => {
    const { data, total } = (await shop.get(`/api/warrantyClaim?${query}`)).body;
    expect(total).toBe(data.length);
    return data.map((row: { state: string }) => row.state);
  };
  expect(await stateOf(`phoneId=${phone._id}`)).toEqual(['ended']);
  expect(await stateOf('state=received,sent')).toEqual([]);
  expect(await stateOf('state=ended')).toEqual(['ended']);
  expect((await shop.get('/api/dashboard')).body.data.openClaims).toBe(0);
  expect(await change(body.data._id, { version: 1, state: 'sent' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no longer has this phone') },
  });
  await expectCreated(shop.post('/api/sale', await saleOf(shop, phone.imei)));
  await expectCreated(claim(phone._id));
  expect(await stateOf(`phoneId=${phone._id}`)).toEqual(['received', 'ended']);
  const replaced = await change(body.data._id, { version: 1, state: 'replaced', done: 'Got a new one' });
  expect(replaced.body.data).toMatchObject({ state: 'replaced', resolvedOn: today });
});

test('a claim ends with a sale that is void, and with a phone that the shop bought back', async () => {
  for (const end of ['void', 'bought back']) {
    const phone = await soldPhone();
    const { body } = await expectCreated(claim(phone._id));
    if (end === 'bought back') await buyPhone(shop, { imei1: phone.imei });
    else await expectCreated(shop.post(`/api/sale/${body.data.sale._id}/void`, { reason: 'Wrong customer' }));
    const { data } = (await shop.get(`/api/warrantyClaim?phoneId=${phone._id}`)).body;
    expect(data, end).toMatchObject([{ state: 'ended' }]);
  }
});

test('a stale change is refused, and an end without words', async () => {
  const { body } = await expectCreated(claim((await soldPhone())._id));
  expect(await change(body.data._id, { version: 1, state: 'repaired' })).toMatchObject({
    status: 422,
    body: { fields: { done: expect.any(String) } },
  });
  await change(body.data._id, { version: 1, state: 'sent' });
  expect(await change(body.data._id, { version: 1, state: 'received' })).toMatchObject({ status: 409 });
});

test('an employee takes a claim; another shop sees nothing of it', async () => {
  const phone = await soldPhone();
  const employee = await hire(server, shop);
  const { body } = await expectCreated(
    employee.post('/api/warrantyClaim', { phoneId: phone._id, date: today, fault: 'No sound' }),
  );
  const stranger = await server.signUp({ shopName: 'Lahore Mobiles' });
  const state = { version: 1, state: 'sent' };
  expect(await stranger.send('PATCH', `/api/warrantyClaim/${body.data._id}`, state)).toMatchObject({
    status: 404,
  });
  expect((await stranger.get('/api/warrantyClaim')).body.total).toBe(0);
});
