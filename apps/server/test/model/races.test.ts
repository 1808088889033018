import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyLot, entryOf, lotOf, newRows, updateOf } from '../../src/trade/purchases/lots.fixtures.ts';
import { appointRegistrar } from '../testing/appointRegistrar.ts';
import { hire } from '../testing/hire.ts';
import { addParty, oweOpening, payCash } from '../testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../testing/shopWork.ts';
import { startBeside, startTestApp, type TestApp, type TestShop } from '../testing/startTestApp.ts';

interface Call {
  method?: 'POST' | 'PUT' | 'PATCH';
  url: string;
  body: unknown;
  headers?: Record<string, string>;
  /** Token of the caller. @default the owner's */
  token?: string;
}
type Answer = Pick<Awaited<ReturnType<TestShop['post']>>, 'status' | 'body'>;

/** Repetitions of each race. In `npm run test:long` they make more than ten thousand requests. */
const repeats = process.env.HANDSET_TESTS === 'long' ? 38 : 0;
let sent = 0;

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
});
afterAll(async () => {
  for (const each of servers) await each.close();
});

/** Sends at once, each to the next server. Whoever loses a race is refused, and no server fails. */
async function atOnce(calls: readonly Call[]): Promise<Answer[]> {
  sent += calls.length;
  const answers = await Promise.all(
    calls.map(({ method = 'POST', url, body, headers, token = shop.token }, index) =>
      (servers[index % servers.length] ?? server).clientOf(token).send(method, url, body, headers),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers;
}

const times = (count: number, call: Call) => Array.from({ length: count }, () => call);
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const refusalIn = (answers: readonly Answer[]) => answers.find(({ status }) => status >= 400)?.body;

describe('fifty submissions under one key, at the same moment, do once and answer alike', { repeats }, () => {
  const keyed = (url: string, body: unknown): Call => ({
    url,
    body,
    headers: { 'idempotency-key': 'all-at-once-1' },
  });

  async function expectOnce(call: Call): Promise<void> {
    const answers = await atOnce(times(50, call));
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await defectsOf(server, shop)).toEqual([]);
  }

  test('a sale', async () => {
    await fillTill(shop, 45_000);
    await expectOnce(keyed('/api/sale', await saleOf(shop, await buyPhone(shop))));
    expect((await shop.get('/api/sale')).body.total).toBe(1);
    expect(await walletOf(shop)).toEqual({ pocket: 50_000 });
  }, 60_000);

  test('a purchase', async () => {
    await fillTill(shop, 100_000);
    await expectOnce(keyed('/api/Purchase/purchase-phone', await slipOf(shop)));
    expect((await shop.get('/api/Purchase')).body.total).toBe(1);
    expect(await walletOf(shop)).toEqual({ pocket: 55_000 });
  }, 60_000);

  test('a payment of a party, who is new to the shop', async () => {
    const person = await addParty(shop);
    const payment = { direction: 'in', amount: 70, date: today, pocketCash: 70 };
    await expectOnce(keyed(`/api/partyLedger/${person}/payment`, payment));
    expect([await walletOf(shop), await partiesOf(shop)]).toEqual([{ pocket: 70 }, { 'Ali Traders': -70 }]);
  }, 60_000);
});

describe('at the same moment', { repeats }, () => {
  test('eight who each take all that is in the drawer leave nothing in it, and seven are refused', async () => {
    await fillTill(shop, 900);
    const person = await addParty(shop);
    const ways: Call[] = [
      {
        url: '/api/wallet/entry',
        body: { direction: 'out', account: 'cash:pocket', amount: 900, reason: 'drawing' },
      },
      { url: '/api/expense', body: { date: today, category: 'Rent', amount: 900, pocketCash: 900 } },
      {
        url: `/api/partyLedger/${person}/payment`,
        body: { direction: 'out', amount: 900, date: today, pocketCash: 900 },
      },
      {
        url: '/api/Purchase/purchase-phone',
        body: await slipOf(shop, { purchasePrice: 900, pocketCash: 900 }),
      },
    ];
    const answers = await atOnce([...ways, ...ways]);
    expect(statuses(answers)).toEqual([201, ...Array(7).fill(409)]);
    expect(refusalIn(answers)?.message).toContain('Pocket Cash holds');
    expect(await walletOf(shop)).toEqual({ pocket: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('two edits of one slip, made from the same version, are one edit and one refusal', async () => {
    await fillTill(shop, 45_000);
    const slip = await slipOf(shop);
    const { data } = (await expectCreated(shop.post('/api/Purchase/purchase-phone', slip))).body;
    const { pocketCash: _, ...edit } = slip;
    const edits = [46_000, 47_000].map((purchasePrice) => ({
      method: 'PUT' as const,
      url: `/api/Purchase/single-purchase-phone/${data._id}`,
      body: {
        ...edit,
        version: data.version,
        purchasePrice,
        purchasePaymentType: 'credit',
        creditPaymentData: {
          payableAmountNow: 45_000,
          payableAmountLater: purchasePrice - 45_000,
          dateOfPayment: today,
        },
      },
    }));
    const answers = await atOnce(edits);
    expect(statuses(answers)).toEqual([200, 409]);
    expect([-1_000, -2_000]).toContain((await partiesOf(shop))['Ali Traders']);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('two edits of one lot, made from the same version, are one edit and one refusal', async () => {
    await fillTill(shop, 100_000);
    const { lot, id } = await buyLot(shop, [entryOf(newRows(2))]);
    const { version } = (await shop.get(`/api/Purchase/bulk/${id}`)).body.data;
    const edits = [1, 2].map(() => ({
      method: 'PUT' as const,
      url: `/api/Purchase/bulk-phone-update/${id}`,
      body: updateOf(lot, {
        version,
        amountFromPocket: 30_000,
        prices: { ...lot.prices, buyingPrice: 30_000 },
        ramSimDetails: [...lot.ramSimDetails, entryOf(newRows(1))],
      }),
    }));
    expect(statuses(await atOnce(edits))).toEqual([200, 409]);
    expect(await walletOf(shop)).toEqual({ pocket: 70_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('two tills that buy one phone, each reading its other IMEI first, buy it once', async () => {
    await fillTill(shop, 10_000_000);
    for (let round = 0; round < 10; round += 1) {
      const [one, other, third] = [newImei(), newImei(), newImei()];
      const slips = [
        await slipOf(shop, { imei1: one, imei2: other }),
        await slipOf(shop, { imei1: other, imei2: round % 2 ? one : third }),
      ];
      const answers = await atOnce(slips.map((body) => ({ url: '/api/Purchase/purchase-phone', body })));
      expect(statuses(answers)).toEqual([201, 409]);
      expect(refusalIn(answers)?.message).toContain('is already in stock');
    }
    expect((await shop.get('/api/phone')).body.total).toBe(10);
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('a lot and slips of its phones: whoever comes first has them, and nothing comes in by halves', async () => {
    await fillTill(shop, 10_000_000);
    for (let round = 0; round < 6; round += 1) {
      const rows = newRows(4);
      const lot = { url: '/api/Purchase/bulk-phone-purchase', body: await lotOf(shop, [entryOf(rows)]) };
      const singles = await Promise.all(
        rows.slice(0, 2).map(async (row) => ({
          url: '/api/Purchase/purchase-phone',
          body: await slipOf(shop, { imei1: newImei(), imei2: row.imei1 }),
        })),
      );
      const [one, two] = singles;
      if (!one || !two) throw new Error('Two slips were written');
      const [first, whole, second] = await atOnce(round % 2 ? [one, lot, two] : [one, lot, two].toReversed());
      const bought = [first, second].map((answer) => answer?.status);
      expect([whole?.status, ...bought]).toEqual(whole?.status === 201 ? [201, 409, 409] : [409, 201, 201]);
    }
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('payments that choose one bill, and the write-off of it, settle it once', async () => {
    const person = await addParty(shop);
    const bill = await oweOpening(shop, person, 100);
    const bills = [{ billId: bill, amount: 100 }];
    const payment = { direction: 'in', amount: 100, date: today, pocketCash: 100, bills };
    const letGo = { kind: 'write-off', direction: 'in', amount: 100, date: today, note: 'Poor', bills };
    const url = `/api/partyLedger/${person}`;
    const answers = await atOnce([
      ...times(4, { url: `${url}/payment`, body: payment }),
      { url: `${url}/entry`, body: letGo },
    ]);
    // What is not open any more cannot be let go (422), or be paid as chosen (409).
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([]);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a bill that is paid while its document is undone leaves an advance, or was paid first', async () => {
    await fillTill(shop, 100_000);
    for (let round = 0; round < 6; round += 1) {
      const person = await addParty(shop, `Customer ${round}`);
      const bill = await oweOpening(shop, person, 100);
      const payment = { direction: 'in', amount: 100, date: today, pocketCash: 100 };
      const answers = await atOnce([
        {
          url: `/api/partyLedger/${person}/payment`,
          body: { ...payment, bills: [{ billId: bill, amount: 100 }] },
        },
        { url: `/api/partyLedger/payment/${bill}/void`, body: { reason: 'Wrong' } },
      ]);
      const [paid, undone] = answers.map(({ status }) => status);
      expect(undone).toBe(201);
      expect([201, 422]).toContain(paid);
      expect((await partiesOf(shop))[`Customer ${round}`]).toBe(paid === 201 ? -100 : 0);
    }
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('a payment is undone once, however often that is said', async () => {
    const person = await addParty(shop);
    await oweOpening(shop, person, 100);
    const { _id } = (await expectCreated(payCash(shop, person, 60))).body.data;
    const answers = await atOnce([
      ...times(4, { url: `/api/partyLedger/payment/${_id}/void`, body: { reason: 'Wrong' } }),
      ...times(4, { url: '/api/ledger/records/2/reverse', body: { date: today, reason: 'Wrong' } }),
    ]);
    expect(statuses(answers)).toEqual([201, ...Array(7).fill(409)]);
    expect([await walletOf(shop), await partiesOf(shop)]).toEqual([{ pocket: 0 }, { 'Ali Traders': 100 }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test("the day's closing and sales of an employee: what came first is counted, the rest is refused", async () => {
    await fillTill(shop, 1_000_000);
    const employee = await hire(server, shop);
    const imeis: string[] = [];
    while (imeis.length < 6) imeis.push(await buyPhone(shop, { purchasePrice: 1_000, pocketCash: 1_000 }));
    const sales = await Promise.all(
      imeis.map(async (imei) => ({
        url: '/api/sale',
        body: await saleOf(shop, imei),
        token: employee.token,
      })),
    );
    const close = {
      url: '/api/ledger/day/close',
      body: { date: today, countedCash: 994_000, reason: 'Counted before the last sales' },
    };
    const answers = await atOnce([...sales.slice(0, 3), close, ...sales.slice(3)]);
    const closing = answers[3]?.body.data;
    expect(answers[3]?.status).toBe(201);
    const sold = answers.filter(({ status }, index) => index !== 3 && status === 201).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - sold);
    // Every sale that was accepted came before the closing, and is in what it expected.
    expect(closing.expected).toBe(994_000 + sold * 50_000);
    expect(await walletOf(shop)).toEqual({ pocket: 994_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 60_000);

  test('a day is closed once', async () => {
    await fillTill(shop, 500);
    const close = {
      url: '/api/ledger/day/close',
      body: { date: today, countedCash: 450, reason: 'Lost a note' },
    };
    expect(statuses(await atOnce(times(6, close)))).toEqual([201, ...Array(5).fill(409)]);
    expect(await walletOf(shop)).toEqual({ pocket: 450 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a dispatch is settled once, and its phone sold once', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    const party = { name: 'Hall Road Mobiles', number: '03331234567' };
    const dispatch = { entityData: party, date: today, units: [{ imei, price: 51_000 }] };
    const { _id } = (await expectCreated(shop.post('/api/dispatch', dispatch))).body.data;
    const sale = await saleOf(shop, imei, { entityData: party });
    const answers = await atOnce(times(9, { url: `/api/dispatch/${_id}/settle`, body: sale }));
    expect(statuses(answers)).toEqual([201, ...Array(8).fill(409)]);
    expect((await shop.get('/api/sale')).body.total).toBe(1);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a shop that a registrar suspends sells what it is told that it sold, and nothing afterwards', async () => {
    await fillTill(shop, 1_000_000);
    const registrar = await appointRegistrar(server);
    const imeis: string[] = [];
    while (imeis.length < 9) imeis.push(await buyPhone(shop, { purchasePrice: 1_000, pocketCash: 1_000 }));
    const sales = await Promise.all(
      imeis.map(async (imei) => ({ url: '/api/sale', body: await saleOf(shop, imei) })),
    );
    const setStatus = (status: string): Call => ({
      method: 'PATCH',
      url: `/api/shop/${shop.user.shopId}`,
      body: { status },
      token: registrar.token,
    });
    const answers = await atOnce([...sales.slice(0, 3), setStatus('suspended'), ...sales.slice(3, 6)]);
    expect(answers[3]?.status).toBe(200);
    expect(statuses(await atOnce(sales.slice(6)))).toEqual([403, 403, 403]);
    const sold = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(6 - sold);
    expect((await shop.get('/api/sale')).body.total).toBe(sold);
    expect(await defectsOf(server, shop)).toEqual([]);
    expect(statuses(await atOnce([setStatus('active')]))).toEqual([200]);
    expect(statuses(await atOnce(sales.slice(6)))).toEqual([201, 201, 201]);
  }, 60_000);

  test('one username is given once', async () => {
    const body = {
      shopName: 'Karachi Mobiles',
      ownerName: 'Bilal Ahmed',
      number: '03001234567',
      username: `wanted-${randomUUID().slice(0, 8)}`,
      password: 'a long enough secret',
    };
    expect(statuses(await atOnce(times(6, { url: '/api/auth/sign-up', body })))).toEqual([
      201,
      ...Array(5).fill(409),
    ]);
  });

  test('an instalment of a committee is paid once, and its pool taken once', async () => {
    await fillTill(shop, 100_000);
    const { _id } = (
      await expectCreated(
        shop.post('/api/committee', {
          name: 'Bazaar',
          organiser: 'Haji Sahib',
          amount: 5_000,
          members: 4,
          startDate: today,
          turns: [1],
        }),
      )
    ).body.data;
    const url = `/api/committee/${_id}/entry`;
    const answers = await atOnce([
      ...times(5, {
        url,
        body: { kind: 'instalment', number: 1, amount: 5_000, date: today, pocketCash: 5_000 },
      }),
      ...times(5, { url, body: { kind: 'payout', amount: 20_000, date: today, pocketCash: 20_000 } }),
    ]);
    expect(statuses(answers)).toEqual([201, 201, ...Array(8).fill(409)]);
    expect(await walletOf(shop)).toEqual({ pocket: 115_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

// Not repeated: the address of all of them would have to wait.
test('wrong passwords are all counted, wherever they are tried', async () => {
  const username = `nobody-${randomUUID()}`;
  const answers = await Promise.all(
    times(4, { url: '/api/auth/sign-in', body: { username, password: 'not the one' } }).map(
      ({ url, body }, index) => (servers[index % servers.length] ?? server).clientOf('').post(url, body),
    ),
  );
  expect(statuses(answers)).toEqual([401, 401, 401, 401]);
  const signIn = () => server.anyone.post('/api/auth/sign-in', { username, password: 'not the one' });
  // The fifth makes the account wait.
  expect([(await signIn()).status, (await signIn()).status]).toEqual([401, 429]);
});

test.runIf(repeats > 0)('ten thousand requests raced', () => {
  expect(sent).toBeGreaterThan(10_000);
});
