import { dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  partiesOf,
  saleOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
});
afterAll(() => server.close());

const HALL_ROAD = { name: 'Hall Road Mobiles', number: '03331234567' };

/** A dispatch that passes. */
const dispatchOf = (imeis: readonly string[], change: Record<string, unknown> = {}) => ({
  entityData: HALL_ROAD,
  date: today,
  units: imeis.map((imei) => ({ imei, price: 51_000 })),
  ...change,
});

async function send(imeis: readonly string[], change: Record<string, unknown> = {}) {
  return (await expectCreated(shop.post('/api/dispatch', dispatchOf(imeis, change)))).body.data;
}

async function phones(count: number): Promise<string[]> {
  const imeis: string[] = [];
  while (imeis.length < count) imeis.push(await buyPhone(shop));
  return imeis;
}

async function stateOf(imei: string): Promise<string> {
  return (await shop.get(`/api/phone/imei/${imei}`)).body.data.state;
}

/** The sale of phones, each for 51,000 in cash. */
const draftOf = (imeis: readonly string[], change: Record<string, unknown> = {}) =>
  saleOf(shop, '', {
    entityData: HALL_ROAD,
    imeiPrices: imeis.map((imei) => ({ imei, price: 51_000 })),
    finalPrice: 51_000 * imeis.length,
    pocketCash: 51_000 * imeis.length,
    ...change,
  });

const idOf = (dispatch: { units: { _id: string; imei1: string }[] }, imei: string | undefined) =>
  dispatch.units.find(({ imei1 }) => imei1 === imei)?._id;

describe('a dispatch', () => {
  test('answers with everything that its challan prints, and moves no money', async () => {
    const [first, second] = await phones(2);
    const wallet = await walletOf(shop);
    const { body } = await expectCreated(
      shop.post('/api/dispatch', {
        entityData: HALL_ROAD,
        date: today,
        expectedReturn: today,
        note: 'For the weekend',
        units: [
          { imei: first, price: 51_000.5 },
          { _id: (await shop.get(`/api/phone/imei/${second}`)).body.data._id },
        ],
      }),
    );
    expect(body).toEqual({
      message: 'Dispatch recorded successfully',
      data: {
        _id: expect.any(String),
        number: 'DC-1',
        date: today,
        expectedReturn: today,
        note: 'For the weekend',
        person: expect.objectContaining({ name: 'Hall Road Mobiles' }),
        createdAt: expect.stringMatching(/Z$/),
        createdBy: shop.user.username,
        state: 'open',
        age: 0,
        quantity: 2,
        out: 2,
        returned: 0,
        sold: 0,
        value: 101_000.5,
        cost: 90_000,
        units: expect.arrayContaining([
          {
            _id: expect.any(String),
            imei1: first,
            imei2: null,
            companyName: 'Samsung',
            modelName: 'A15',
            ramMemory: '4/128',
            color: null,
            condition: 'Used',
            specifications: 'PTA',
            price: 51_000.5,
            finalPrice: 50_000,
            demandPrice: 52_000,
            cost: 45_000,
            state: 'out',
            resolvedOn: null,
            reason: null,
            sale: null,
          },
          expect.objectContaining({ imei1: second, price: null }),
        ]),
      },
    });
    expect((await shop.get(`/api/dispatch/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await stateOf(String(first))).toBe('dispatched');
    expect(await walletOf(shop)).toEqual(wallet);
    expect(await partiesOf(shop)).toMatchObject({ 'Hall Road Mobiles': 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('keeps its phones from being sold, sent out again and bought again', async () => {
    const [imei] = await phones(1);
    await send([String(imei)]);
    const message = `IMEI ${imei} (Samsung A15 4/128) has been out with Hall Road Mobiles since ${dayText(today, 'en')}, dispatch DC-1`;
    const sale = await shop.post('/api/sale', await saleOf(shop, String(imei)));
    expect([sale.status, sale.body.fields]).toEqual([409, { 'imeiPrices.0.imei': message }]);
    const again = await shop.post('/api/dispatch', dispatchOf([String(imei)]));
    expect([again.status, again.body.fields]).toEqual([409, { 'units.0.imei': message }]);
    const imeis = (await shop.get('/api/Purchase/all-imeis')).body.data.imeis;
    expect(imeis).toEqual([]);
    await expect(buyPhone(shop, { imei1: imei })).rejects.toThrow('dispatched');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('gets its phones back in stock, some now and some later', async () => {
    const [first, second] = (await phones(2)) as [string, string];
    const dispatch = await send([first, second]);
    const url = `/api/dispatch/${dispatch._id}/return`;
    const back = { units: [idOf(dispatch, first)], date: today, reason: 'Not wanted' };
    const { body } = await expectCreated(shop.post(url, back));
    expect(body.message).toBe('Phones returned to stock successfully');
    expect(body.data).toMatchObject({ state: 'open', out: 1, returned: 1, value: 51_000 });
    expect(body.data.units.find(({ imei1 }: { imei1: string }) => imei1 === first)).toMatchObject({
      state: 'returned',
      resolvedOn: today,
      reason: 'Not wanted',
    });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['in-stock', 'dispatched']);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, first)));
    const twice = await shop.post(url, back);
    expect([twice.status, twice.body.fields]).toEqual([
      409,
      { 'units.0': `IMEI ${first} came back on ${dayText(today, 'en')} already` },
    ]);
    const rest = await expectCreated(shop.post(url, { units: [idOf(dispatch, second)], date: today }));
    expect(rest.body.data).toMatchObject({ state: 'closed', out: 0, returned: 2, value: 0, cost: 0 });
    await send([second]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is settled by a sale of some of its phones', async () => {
    const [first, second] = (await phones(2)) as [string, string];
    const dispatch = await send([first, second]);
    const url = `/api/dispatch/${dispatch._id}/settle`;
    const { body } = await expectCreated(shop.post(url, await draftOf([second])));
    expect(body).toMatchObject({
      message: 'Sale recorded successfully',
      data: {
        invoiceNumber: 'INV-1',
        total: 51_000,
        profit: 6_000,
        dispatch: { _id: dispatch._id, number: 'DC-1' },
      },
      dispatch: { state: 'open', out: 1, sold: 1 },
    });
    expect((await shop.get(`/api/sale/${body.data._id}`)).body.data).toEqual(body.data);
    const detail = (await shop.get(`/api/dispatch/${dispatch._id}`)).body.data;
    expect(detail.units.find(({ imei1 }: { imei1: string }) => imei1 === second)).toMatchObject({
      state: 'sold',
      resolvedOn: today,
      sale: { _id: body.data._id, invoiceNumber: 'INV-1' },
    });
    expect(await stateOf(second)).toBe('sold');
    expect(await defectsOf(server, shop)).toEqual([]);
    const answer = await shop.postForm(url, await draftOf([first]));
    expect([answer.status, answer.body.dispatch.state]).toEqual([201, 'closed']);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('has its phones back as returned when the sale that settled it is void', async () => {
    const [imei] = (await phones(1)) as [string];
    const dispatch = await send([imei]);
    const { body } = await expectCreated(
      shop.post(`/api/dispatch/${dispatch._id}/settle`, await draftOf([imei])),
    );
    await expectCreated(shop.post(`/api/sale/${body.data._id}/void`, { reason: 'Wrong price' }));
    const detail = (await shop.get(`/api/dispatch/${dispatch._id}`)).body.data;
    expect(detail).toMatchObject({
      state: 'closed',
      sold: 0,
      returned: 1,
      units: [{ state: 'returned', reason: 'Invoice INV-1 is void', sale: null }],
    });
    expect(await stateOf(imei)).toBe('in-stock');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('stays settled when the phone that was sold off it comes back', async () => {
    const [imei] = (await phones(1)) as [string];
    const dispatch = await send([imei]);
    const { body } = await expectCreated(
      shop.post(`/api/dispatch/${dispatch._id}/settle`, await draftOf([imei])),
    );
    await expectCreated(
      shop.post(`/api/sale/${body.data._id}/return`, {
        date: today,
        reason: 'Faulty',
        refund: { pocketCash: 51_000 },
      }),
    );
    expect((await shop.get(`/api/dispatch/${dispatch._id}`)).body.data.sold).toBe(1);
    await send([imei]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('dispatches', () => {
  async function list(query = '') {
    const { body } = await shop.get(`/api/dispatch${query}`);
    return { ...body, numbers: body.data.map(({ number }: { number: string }) => number) };
  }

  test('are listed by their state, their age and what is out', async () => {
    const [first, second, third, fourth] = (await phones(4)) as [string, string, string, string];
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    await send([first], { expectedReturn: today });
    await send([second], { units: [{ imei: second }], expectedReturn: tomorrow });
    const closed = await send([third]);
    await expectCreated(
      shop.post(`/api/dispatch/${closed._id}/return`, { units: [closed.units[0]._id], date: today }),
    );
    await send([fourth], { entityData: { name: 'Sadiq', number: '03211111111' } });
    expect(await list()).toMatchObject({
      numbers: ['DC-4', 'DC-3', 'DC-2', 'DC-1'],
      total: 4,
      totals: { out: 3, value: 152_000, cost: 135_000 },
    });
    expect((await list('?state=closed')).numbers).toEqual(['DC-3']);
    expect((await list('?state=overdue')).numbers).toEqual([]);
    expect((await list('?state=open,overdue')).total).toBe(3);
    expect((await list('?order=asc&limit=2')).numbers).toEqual(['DC-1', 'DC-2']);
    expect(await list('?q=sadiq')).toMatchObject({ numbers: ['DC-4'], total: 1, totals: { out: 1 } });
    expect((await list(`?q=${second.slice(-6)}`)).numbers).toEqual(['DC-2']);
    expect((await list('?q=0333-123')).numbers).toEqual(['DC-3', 'DC-2', 'DC-1']);
    expect((await list('?q=DC-3')).numbers).toEqual(['DC-3']);
    expect((await list(`?personId=${closed.person._id}`)).total).toBe(3);
    expect((await list(`?from=${tomorrow}`)).total).toBe(0);

    server.clock.now += 86_400_000;
    try {
      const { username } = shop.user;
      const { body } = await server.anyone.post('/api/auth/sign-in', { username, password: shop.password });
      const late = server.clientOf(body.token);
      const states = (await late.get('/api/dispatch')).body.data.map(
        ({ number, state, age }: { number: string; state: string; age: number }) => [number, state, age],
      );
      expect(states).toEqual([
        ['DC-4', 'open', 1],
        ['DC-3', 'closed', 0],
        ['DC-2', 'open', 1],
        ['DC-1', 'overdue', 1],
      ]);
      expect((await late.get('/api/dispatch?state=overdue')).body.total).toBe(1);
      expect((await late.get('/api/dispatch?state=open')).body.total).toBe(2);
    } finally {
      server.clock.now -= 86_400_000;
    }
  });

  test('are paged by their keys', async () => {
    const imeis = await phones(5);
    for (const imei of imeis) await send([imei]);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.numbers);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['DC-5', 'DC-4', 'DC-3', 'DC-2', 'DC-1']);
    expect((await shop.get('/api/dispatch?cursor=xyz')).status).toBe(400);
    const { nextCursor } = await list('?limit=1');
    expect((await shop.get(`/api/dispatch?order=asc&cursor=${nextCursor}`)).status).toBe(400);
    for (const query of ['state=lost', 'order=up', 'limit=0', 'surprise=1', 'personId=x'])
      expect((await shop.get(`/api/dispatch?${query}`)).status).toBe(422);
  });

  test('show an employee no cost', async () => {
    const [imei] = (await phones(1)) as [string];
    const dispatch = await send([imei]);
    const employee = await hire(server, shop);
    const page = (await employee.get('/api/dispatch')).body;
    expect([page.data[0].cost, page.totals.cost]).toEqual([null, null]);
    const detail = (await employee.get(`/api/dispatch/${dispatch._id}`)).body.data;
    expect([detail.cost, detail.units[0].cost]).toEqual([null, null]);
    const own = await buyPhone(shop);
    const made = await expectCreated(employee.post('/api/dispatch', dispatchOf([own])));
    expect(JSON.stringify(made.body)).not.toContain('45000');
  });
});

describe('a dispatch is refused', () => {
  async function refused(body: unknown, status: number, fields: object, by: TestClient = shop) {
    const answer = await by.post('/api/dispatch', body);
    expect([answer.status, answer.body.fields]).toEqual([status, fields]);
    expect((await shop.get('/api/dispatch')).body.total).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  }

  test('when a phone is not there, or is named twice by its two IMEIs', async () => {
    const imei = newImei();
    await refused(dispatchOf([imei]), 422, { 'units.0.imei': `IMEI ${imei} is not in stock` });
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    await refused(dispatchOf([], { units: [{ _id: id }] }), 422, {
      'units.0._id': 'There is no such phone in this shop',
    });
    const imei2 = newImei();
    const dual = await buyPhone(shop, { imei2 });
    await refused(dispatchOf([dual, imei2]), 422, {
      'units.1.imei': `IMEI ${dual} is on this dispatch already`,
    });
    const sold = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, sold)));
    const { _id } = (await shop.get(`/api/phone/imei/${sold}`)).body.data;
    await refused(dispatchOf([], { units: [{ _id }] }), 409, {
      'units.0._id': expect.stringContaining(`was sold on ${dayText(today, 'en')} to Sana, invoice INV-1`),
    });
  });

  test('when it is dated before the phone came, or in the future', async () => {
    const [imei] = (await phones(1)) as [string];
    await refused(dispatchOf([imei], { date: '2026-01-01' }), 409, {
      date: expect.stringMatching(
        /^Samsung A15, .* cannot be sent out .*: it was not in the shop on that day$/,
      ),
    });
    await refused(dispatchOf([imei], { date: '2199-01-01' }), 422, {
      date: 'The date cannot be in the future',
    });
  });

  test.each([
    [{ units: [] }, { units: 'Add at least one phone' }],
    [{ units: 'all' }, { units: 'This is not valid' }],
    [{ entityData: undefined }, { entityData: 'This is required' }],
    [
      { expectedReturn: '2000-01-01' },
      { expectedReturn: 'The date cannot be before the date of the document' },
    ],
    [{ note: 'x'.repeat(401) }, { note: 'This is longer than 400 characters' }],
    [{ number: 'DC-9' }, { number: 'This field is not known' }],
  ])('with %j', async (change, fields) => {
    const [imei] = (await phones(1)) as [string];
    await refused(dispatchOf([imei], change), 422, fields);
  });

  test('of another shop, and by nobody', async () => {
    const [imei] = (await phones(1)) as [string];
    const dispatch = await send([imei]);
    const other = await server.signUp();
    const back = { units: [dispatch.units[0]._id], date: today };
    const url = `/api/dispatch/${dispatch._id}`;
    expect((await other.get(url)).status).toBe(404);
    expect((await other.post(`${url}/return`, back)).status).toBe(404);
    expect((await other.post(`${url}/settle`, await draftOf([imei]))).status).toBe(404);
    expect((await other.get('/api/dispatch')).body.total).toBe(0);
    expect((await other.post('/api/dispatch', dispatchOf([imei]))).status).toBe(422);
    for (const path of ['/api/dispatch', url]) expect((await server.anyone.get(path)).status).toBe(401);
    for (const path of ['/api/dispatch', `${url}/return`, `${url}/settle`])
      expect((await server.anyone.post(path, {})).status).toBe(401);
  });
});

describe('phones of a dispatch', () => {
  test('cannot come back that are not on it, before it, or without being named', async () => {
    const [imei, other] = (await phones(2)) as [string, string];
    const dispatch = await send([imei]);
    const second = await send([other]);
    const url = `/api/dispatch/${dispatch._id}/return`;
    const unit = dispatch.units[0]._id;
    const tries: [object, object][] = [
      [{ units: [second.units[0]._id], date: today }, { 'units.0': 'This phone is not on DC-1' }],
      [{ units: [unit], date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
      [{ units: [], date: today }, { units: 'Choose what comes back' }],
      [{ units: [unit, unit], date: today }, { 'units.1': 'This is listed twice' }],
      [{ units: [unit], date: today, all: true }, { all: 'This field is not known' }],
    ];
    for (const [body, fields] of tries) {
      const answer = await shop.post(url, body);
      expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    }
    const early = await shop.post(url, { units: [unit], date: '2026-01-01' });
    expect([early.status, early.body.fields]).toEqual([
      409,
      { date: expect.stringMatching(/cannot come back .*: it was not in the shop on that day$/) },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('cannot be sold off it that are not out on it', async () => {
    const [imei, other, loose] = (await phones(3)) as [string, string, string];
    const dispatch = await send([imei]);
    await send([other]);
    const url = `/api/dispatch/${dispatch._id}/settle`;
    for (const wrong of [other, loose]) {
      const answer = await shop.post(url, await draftOf([wrong]));
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { 'imeiPrices.0.imei': `IMEI ${wrong} is not on this dispatch` },
      ]);
    }
    const early = await shop.post(url, await draftOf([imei], { saleDate: '2026-01-01' }));
    expect(early.body.fields).toEqual({
      saleDate: expect.stringMatching(/cannot be sold .*: it was not in the shop on that day$/),
    });
    await expectCreated(
      shop.post(`/api/dispatch/${dispatch._id}/return`, { units: [dispatch.units[0]._id], date: today }),
    );
    const late = await shop.post(url, await draftOf([imei]));
    const message = `IMEI ${imei} came back on ${dayText(today, 'en')}: it is not out on this dispatch any more`;
    expect([late.status, late.body.fields]).toEqual([409, { 'imeiPrices.0.imei': message }]);
    const { body: cover } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }));
    await expectCreated(
      shop.post(`/api/accessory/${cover.data._id}/purchase`, {
        quantity: 1,
        unitCost: 10,
        date: today,
        pocketCash: 10,
      }),
    );
    const none = await shop.post(
      url,
      await draftOf([], { accessories: [{ name: cover.data._id, quantity: 1, price: 50 }], pocketCash: 50 }),
    );
    expect([none.status, none.body.fields]).toEqual([422, { imeiPrices: 'Add at least one phone' }]);
    expect((await shop.get('/api/sale')).body.total).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

test('what is sent twice happens once', async () => {
  const [first, second] = (await phones(2)) as [string, string];
  const key = (name: string) => ({ 'idempotency-key': `dispatch-${name}` });
  const twice = async (name: string, url: string, body: unknown) => {
    const answers = [await shop.post(url, body, key(name)), await shop.post(url, body, key(name))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[1]?.headers['idempotency-replayed']).toBe('true');
    return answers[0]?.body;
  };
  const { data } = await twice('send', '/api/dispatch', dispatchOf([first, second]));
  await twice('back', `/api/dispatch/${data._id}/return`, { units: [idOf(data, first)], date: today });
  await twice('settle', `/api/dispatch/${data._id}/settle`, await draftOf([second]));
  expect((await shop.get('/api/dispatch')).body.total).toBe(1);
  expect((await shop.get('/api/sale')).body.total).toBe(1);
  expect(await defectsOf(server, shop)).toEqual([]);
});
