import { dayText } from '@handset/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import {
  startBeside,
  startTestApp,
  type TestApp,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

type Answer = Pick<Awaited<ReturnType<TestShop['post']>>, 'status' | 'body'>;

let server: TestApp;
let shop: TestShop;
let today: string;
/** Servers on one database, where the engine allows that: tills of one shop may be at any of them. */
let servers: Pick<TestApp, 'clientOf' | 'close'>[];

beforeAll(async () => {
  server = await startTestApp();
  servers = server.url ? [await startBeside(server), await startBeside(server), server] : [server];
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 10_000_000);
});
afterAll(async () => {
  for (const each of servers) await each.close();
});

/** Sends at once, each to the next server. One that is too busy has saved nothing, and is asked again as by a till. */
function atOnce(calls: readonly (readonly [url: string, body: unknown])[]): Promise<Answer[]> {
  return Promise.all(
    calls.map(async ([url, body], index) => {
      const till = (servers[index % servers.length] ?? server).clientOf(shop.token);
      let answer = await till.post(url, body);
      while (answer.body.code === 'busy') answer = await till.post(url, body);
      return answer;
    }),
  );
}

function countOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const phone = () => buyPhone(shop, { purchasePrice: 1_000, pocketCash: 1_000 });

describe('at the same moment', () => {
  test('fifty tills sell one phone once, and forty-nine are told where it went', async () => {
    const imei = await phone();
    const sale = await saleOf(shop, imei);
    const answers = await atOnce(Array.from({ length: 50 }, () => ['/api/sale', sale] as const));
    expect(countOf(answers)).toEqual({ 201: 1, 409: 49 });
    const message = `IMEI ${imei} (Samsung A15 4/128) was sold on ${dayText(today, 'en')} to Sana, invoice INV-1`;
    for (const { status, body } of answers) if (status === 409) expect(body.message).toBe(message);
    expect((await shop.get('/api/sale')).body.total).toBe(1);
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('a hundred sales get a hundred invoice numbers without a gap', async () => {
    const sales = [];
    for (let count = 0; count < 100; count += 1)
      sales.push(['/api/sale', await saleOf(shop, await phone())] as const);
    const answers = await atOnce(sales);
    expect(countOf(answers)).toEqual({ 201: 100 });
    const numbers = answers.map(({ body }) => Number(body.data.invoiceNumber.replace('INV-', '')));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 120_000);

  test('twenty tills sell the last accessory once', async () => {
    const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }));
    const { _id } = body.data;
    await expectCreated(
      shop.post(`/api/accessory/${_id}/purchase`, { quantity: 1, unitCost: 90, date: today, pocketCash: 90 }),
    );
    const accessories = [{ name: _id, quantity: 1, price: 200 }];
    const sale = await saleOf(shop, '', { imeiPrices: [], finalPrice: 0, accessories, pocketCash: 200 });
    const answers = await atOnce(Array.from({ length: 20 }, () => ['/api/sale', sale] as const));
    expect(countOf(answers)).toEqual({ 201: 1, 409: 19 });
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Cover: 0 in stock, 1 asked for');
    expect((await shop.get('/api/accessory/')).body.data).toMatchObject([{ quantity: 0, value: 0 }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('one sale comes back once, however often it is said', async () => {
    const { body } = await expectCreated(shop.post('/api/sale', await saleOf(shop, await phone())));
    const back = { date: today, reason: 'Faulty', refund: { pocketCash: 50_000 } };
    const url = `/api/sale/${body.data._id}`;
    const answers = await atOnce([
      ...Array.from({ length: 8 }, () => [`${url}/return`, back] as const),
      ...Array.from({ length: 8 }, () => [`${url}/void`, { reason: 'Wrong' }] as const),
    ]);
    expect(countOf(answers)).toEqual({ 201: 1, 409: 15 });
    expect((await shop.get(url)).body.data.returns).toHaveLength(1);
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);
});

/** Location of a phone in the simplest model of a shop. */
type Where = 'in-stock' | 'sold' | 'sold before' | 'out' | 'out before';

/** Attempts of tills: the state each requires, and the state after it. */
const ACTS = {
  sell: { from: 'in-stock', to: 'sold' },
  dispatch: { from: 'in-stock', to: 'out' },
  /** Of the sale, or the dispatch, that was there before they all began. */
  return: { from: 'sold before', to: 'in-stock' },
  void: { from: 'sold before', to: 'in-stock' },
  back: { from: 'out before', to: 'in-stock' },
  settle: { from: 'out before', to: 'sold' },
} as const satisfies Record<string, { from: Where; to: Where }>;
type Act = keyof typeof ACTS;

const STATES: Record<Where, string> = {
  'in-stock': 'in-stock',
  sold: 'sold',
  'sold before': 'sold',
  out: 'dispatched',
  'out before': 'dispatched',
};

/** Whether the acts, done one after another in some order, fare as they did and leave the phone where it is. */
function isExplained(acts: readonly { act: Act; succeeded: boolean }[], where: Where, end: string): boolean {
  if (acts.length === 0) return STATES[where] === end;
  return acts.some(({ act, succeeded }, index) => {
    if ((ACTS[act].from === where) !== succeeded) return false;
    return isExplained(acts.toSpliced(index, 1), succeeded ? ACTS[act].to : where, end);
  });
}

describe('whatever tills do with one phone at the same moment', () => {
  const race = fc.record({
    start: fc.constantFrom<Where>('in-stock', 'sold before', 'out before'),
    acts: fc.array(fc.constantFrom(...(Object.keys(ACTS) as Act[])), { minLength: 2, maxLength: 7 }),
  });

  test('could have been done one after another', async () => {
    await fc.assert(
      fc.asyncProperty(race, async ({ start, acts }) => {
        const imei = await phone();
        const sale = await saleOf(shop, imei);
        const dispatch = {
          entityData: { name: 'Dealer', number: '03331234567' },
          date: today,
          units: [{ imei }],
        };
        const before =
          start === 'sold before'
            ? (await expectCreated(shop.post('/api/sale', sale))).body.data
            : start === 'out before'
              ? (await expectCreated(shop.post('/api/dispatch', dispatch))).body.data
              : undefined;
        // Where there was none, a record that is not there is asked for: nothing may happen.
        const id = before?._id ?? '01890a5d-ac96-774b-bcce-b302099a8057';
        const unit = before?.units[0]._id ?? id;
        const calls: Record<Act, readonly [string, unknown]> = {
          sell: ['/api/sale', sale],
          dispatch: ['/api/dispatch', dispatch],
          return: [
            `/api/sale/${id}/return`,
            { date: today, reason: 'Faulty', refund: { pocketCash: 50_000 } },
          ],
          void: [`/api/sale/${id}/void`, { reason: 'Wrong' }],
          back: [`/api/dispatch/${id}/return`, { units: [unit], date: today }],
          settle: [`/api/dispatch/${id}/settle`, sale],
        };
        const answers = await atOnce(acts.map((act) => calls[act]));
        const fared = acts.map((act, index) => ({ act, succeeded: answers[index]?.status === 201 }));
        const { state } = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
        expect(
          answers.map(({ status }) => status).filter((status) => ![201, 404, 409].includes(status)),
        ).toEqual([]);
        expect(isExplained(fared, start, state), JSON.stringify({ start, fared, state })).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 240_000);
});
