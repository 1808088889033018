import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
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

const URL = '/api/ledger/records';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
});
afterAll(() => server.close());

const newest = async (of: TestClient = shop) => (await of.get(`${URL}?limit=1&order=desc`)).body.data[0];
const reverse = (entry: number, change: object = {}, of: TestClient = shop) =>
  of.post(`${URL}/${entry}/reverse`, { date: today, reason: 'Typed twice', ...change });

describe('the journal', () => {
  test('lists every entry, newest first, with what it moves and what it belongs to', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const { body } = await shop.get(URL);
    expect(body).toMatchObject({ total: 3, nextCursor: null });
    expect(body.totals).toEqual({ amount: 195_000, debit: null, credit: null });
    expect(body.data).toMatchObject([
      { event: 'sale', type: 'sale', amount: 50_000, document: 'INV-1', partyName: 'Sana', refType: 'sale' },
      { event: 'purchase', amount: 45_000, document: 'PS-1', partyName: 'Ali Traders' },
      {
        entry: 1,
        event: 'capital',
        type: 'capital',
        amount: 100_000,
        document: null,
        createdBy: shop.user.username,
        reverses: null,
        reversedBy: null,
      },
    ]);
  });

  test('is read page by page, and the other way round', async () => {
    for (const amount of [1, 2, 3, 4, 5]) await fillTill(shop, amount);
    const amounts: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await shop.get(`${URL}?limit=2${cursor && `&cursor=${cursor}`}`);
      amounts.push(...body.data.map((row: { amount: number }) => row.amount));
      expect(body.total).toBe(5);
      cursor = body.nextCursor;
    }
    expect(amounts).toEqual([5, 4, 3, 2, 1]);
    const { data } = (await shop.get(`${URL}?order=asc&limit=2`)).body;
    expect(data.map((row: { amount: number }) => row.amount)).toEqual([1, 2]);
  });

  test('is filtered by event, account, party, days and text, with the totals of what is left', async () => {
    await fillTill(shop, 200_000);
    const bank = await openBank(shop, 500);
    const imei = await buyPhone(shop, { date: addDays(today, 0) });
    await buyPhone(shop, { entityData: { name: 'Javed', number: '03005556677' } });
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const found = async (query: string) => {
      const { status, body } = await shop.get(`${URL}?${query}`);
      expect([status, body]).toEqual([200, expect.objectContaining({ total: body.data?.length })]);
      return [body.data.map((row: { event: string }) => row.event).sort(), body.totals];
    };
    const amount = (value: number) => ({ amount: value, debit: null, credit: null });
    expect(await found('event=purchase')).toEqual([['purchase', 'purchase'], amount(90_000)]);
    expect(await found('event=reversal')).toEqual([[], amount(0)]);
    expect(await found('type=sale')).toEqual([['sale'], amount(50_000)]);
    expect(await found('type=sale&event=purchase')).toEqual([[], amount(0)]);
    expect(await found(`account=bank:${bank}`)).toEqual([
      ['opening'],
      { amount: null, debit: 500, credit: 0 },
    ]);
    expect(await found('account=stock:phones&type=sale')).toEqual([
      ['sale'],
      { amount: null, debit: 0, credit: 45_000 },
    ]);
    expect(await found('q=javed')).toEqual([['purchase'], amount(45_000)]);
    expect(await found(`q=${imei}`)).toEqual([['purchase', 'sale'], amount(95_000)]);
    expect(await found('q=2')).toEqual([expect.arrayContaining(['opening']), expect.anything()]);
    expect(await found(`from=${addDays(today, 1)}`)).toEqual([[], amount(0)]);
    expect(await found(`to=${addDays(today, -1)}`)).toEqual([[], amount(0)]);
    const { _id } = (await shop.get('/api/partyLedger/getAllNames')).body.data.find(
      (party: { name: string }) => party.name === 'Javed',
    );
    expect(await found(`personId=${_id}`)).toEqual([['purchase'], amount(45_000)]);
    expect(await found(`personId=${_id}&account=cash:pocket`)).toEqual([
      ['purchase'],
      { amount: null, debit: 0, credit: 45_000 },
    ]);
  });

  test.each([
    ['event=', 'event'],
    [`event=${'x'.repeat(41)}`, 'event'],
    ['account=cash', 'account'],
    ['personId=me', 'personId'],
    ['from=soon', 'from'],
    ['order=random', 'order'],
    ['type=gift', 'type'],
    ['limit=201', 'limit'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['shopId=1', 'shopId'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await shop.get(`${URL}?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('shows an entry whole: its movements by name, its hash, who wrote it', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const { data } = (await shop.get(`${URL}/3`)).body;
    expect(data).toMatchObject({
      entry: 3,
      event: 'sale',
      document: 'INV-1',
      isWhole: true,
      createdBy: shop.user.username,
      undo: { isPossible: false, reason: 'To undo a sale, return or void it on its invoice' },
    });
    const inUrdu = (await shop.get(`${URL}/3`, { 'accept-language': 'ur' })).body.data;
    expect(inUrdu.undo.reason).toMatch(/\p{Script=Arabic}/u);
    expect(data.lines).toEqual([
      {
        debit: { account: 'cash:pocket', name: 'Pocket Cash' },
        credit: { account: 'income:phones', name: 'Phone sales' },
        amount: 50_000,
      },
      {
        debit: { account: 'cost:phones', name: 'Cost of phones sold' },
        credit: { account: 'stock:phones', name: 'Phone stock' },
        amount: 45_000,
      },
    ]);
    const before = (await shop.get(`${URL}/2`)).body.data;
    expect(data.previousHash).toBe(before.hash);
    expect(data.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('shows nothing of cost to who may not see it', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const employee = await hire(server, shop);
    const { data } = (await employee.get(`${URL}/3`)).body;
    expect([data.amount, data.isWhole, data.lines.length]).toEqual([50_000, false, 1]);
    const { body } = await employee.get(URL);
    expect(body.totals.amount).toBeNull();
    expect(JSON.stringify((await employee.get(`${URL}/3`)).body)).not.toContain('cost:');
    const refused = await employee.get(`${URL}?account=cost:phones`);
    expect([refused.status, refused.body.message]).toEqual([403, 'Only the owner sees this account']);
    expect((await employee.get(`${URL}?account=cash:pocket`)).status).toBe(200);
  });

  test('is the own shop’s alone', async () => {
    await fillTill(shop, 100);
    const other = await server.signUp();
    expect((await other.get(URL)).body).toMatchObject({ data: [], total: 0 });
    expect((await other.get(`${URL}/1`)).status).toBe(404);
    expect((await reverse(1, {}, other)).status).toBe(404);
    for (const number of ['0', '-1', 'first', '1.5'])
      expect((await shop.get(`${URL}/${number}`)).status).toBe(404);
    expect((await server.anyone.get(URL)).status).toBe(401);
  });
});

describe('undoing an entry', () => {
  test('takes back a wallet entry exactly, and says who, when and why', async () => {
    await fillTill(shop, 700.5);
    const { status, body } = await reverse(1);
    expect([status, body.message]).toEqual([201, 'Entry reversed successfully']);
    expect(body.data).toMatchObject({
      entry: 2,
      event: 'reversal',
      type: 'capital',
      reverses: 1,
      reversedBy: null,
      amount: 700.5,
      description: "Undone: Owner's capital (Typed twice)",
      undo: { isPossible: false, reason: 'A reversal cannot be undone; write a new entry instead' },
    });
    expect(await walletOf(shop)).toEqual({ pocket: 0 });
    const undone = (await shop.get(`${URL}/1`)).body.data;
    expect([undone.reversedBy, undone.undo]).toEqual([
      2,
      { isPossible: false, reason: 'This was undone already, by entry 2' },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes back a transfer and an opening balance', async () => {
    const bank = await openBank(shop, 900);
    await expectCreated(
      shop.post('/api/wallet/transfer', { from: `bank:${bank}`, to: 'cash:pocket', amount: 300 }),
    );
    expect((await reverse(2)).status).toBe(201);
    expect(await walletOf(shop)).toEqual({ pocket: 0, HBL: 900 });
    expect((await reverse(1)).status).toBe(201);
    expect(await walletOf(shop)).toEqual({ pocket: 0, HBL: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes back an expense, a payment and accessories with all that they did', async () => {
    await fillTill(shop, 100_000);
    await expectCreated(
      shop.post('/api/expense', { date: today, category: 'Rent', amount: 5_000, pocketCash: 5_000 }),
    );
    const expense = await newest();
    await buyPhone(shop, {
      purchasePaymentType: 'credit',
      creditPaymentData: { payableAmountNow: 5_000, payableAmountLater: 40_000, dateOfPayment: today },
      pocketCash: 5_000,
    });
    const [{ _id }] = (await shop.get('/api/partyLedger/getAllNames')).body.data;
    await expectCreated(
      shop.post(`/api/partyLedger/${_id}/payment`, {
        direction: 'out',
        amount: 10_000,
        date: today,
        pocketCash: 10_000,
      }),
    );
    const payment = await newest();
    const accessory = (await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }))).body
      .data._id;
    await expectCreated(
      shop.post(`/api/accessory/${accessory}/purchase`, {
        quantity: 10,
        unitCost: 100,
        date: today,
        pocketCash: 1_000,
      }),
    );
    const accessories = await newest();
    expect(await walletOf(shop)).toEqual({ pocket: 79_000 });
    for (const { entry } of [expense, payment, accessories]) expect((await reverse(entry)).status).toBe(201);
    expect(await walletOf(shop)).toEqual({ pocket: 95_000 });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -40_000 });
    expect((await shop.get('/api/accessory/')).body.data[0]).toMatchObject({ quantity: 0, value: 0 });
    const { data } = (await shop.get('/api/expense')).body;
    expect(data[0].reversedBy).toBeGreaterThan(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('refuses sales, purchases, reversals, and what was undone, each with its reason', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    await expectCreated(
      shop.post('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 1,
        reason: 'capital',
      }),
    );
    await reverse(4);
    const wallet = await walletOf(shop);
    for (const [entry, message] of [
      [2, 'To undo a purchase, return or void it on its slip'],
      [3, 'To undo a sale, return or void it on its invoice'],
      [4, 'This was undone already, by entry 5'],
      [5, 'A reversal cannot be undone; write a new entry instead'],
    ] as const) {
      const { status, body } = await reverse(entry);
      expect([status, body.message]).toEqual([409, message]);
    }
    expect(await walletOf(shop)).toEqual(wallet);
  });

  test('refuses to leave the till short', async () => {
    await fillTill(shop, 1_000);
    await expectCreated(
      shop.post('/api/wallet/entry', {
        direction: 'out',
        account: 'cash:pocket',
        amount: 600,
        reason: 'drawing',
      }),
    );
    const { status, body } = await reverse(1);
    expect([status, body.message]).toMatchObject([
      409,
      /^Pocket Cash holds Rs\s400; this would take Rs\s1,000$/,
    ]);
  });

  test('is dated from the day of the entry to today', async () => {
    await expectCreated(
      shop.post('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 5,
        reason: 'capital',
        date: addDays(today, -3),
      }),
    );
    const early = await reverse(1, { date: addDays(today, -4) });
    expect([early.status, early.body.fields]).toEqual([
      422,
      { date: 'The date cannot be before what it undoes' },
    ]);
    const late = await reverse(1, { date: addDays(today, 1) });
    expect([late.status, late.body.fields]).toEqual([422, { date: 'The date cannot be in the future' }]);
    expect((await reverse(1, { date: addDays(today, -3) })).body.data.date).toBe(addDays(today, -3));
  });

  test.each([
    [{ reason: '' }, { reason: 'This is required' }],
    [{ reason: 'x'.repeat(401) }, { reason: 'This is longer than 400 characters' }],
    [{ date: undefined }, { date: 'This is required' }],
    [{ date: 'soon' }, { date: 'Enter a date' }],
    [{ entry: 5 }, { entry: 'This field is not known' }],
  ])('with %j is refused', async (change, fields) => {
    await fillTill(shop, 5);
    const { status, body } = await reverse(1, change);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('of an earlier day, or of what only the owner records, is for the owner', async () => {
    const employee = await hire(server, shop);
    await openBank(shop, 10);
    await fillTill(shop, 10);
    await expectCreated(
      shop.post('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 5,
        reason: 'capital',
        date: addDays(today, -1),
      }),
    );
    const found = { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'adjustment', note: 'Found' };
    await expectCreated(shop.post('/api/wallet/entry', found));
    const answers = [];
    for (const entry of [1, 2, 3, 4]) answers.push(await reverse(entry, {}, employee));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'Only the owner undoes opening balances, capital, drawings and write-offs'],
      [403, 'Only the owner undoes opening balances, capital, drawings and write-offs'],
      [403, 'Only the owner undoes entries of earlier days'],
      [201, 'Entry reversed successfully'],
    ]);
    expect((await employee.get(`${URL}/3`)).body.data.undo.isPossible).toBe(false);
    expect((await shop.get(`${URL}/3`)).body.data.undo).toEqual({ isPossible: true, reason: null });
  });

  test('happens once, however often it is sent: by its key, or from eight tills at once', async () => {
    await fillTill(shop, 100);
    await fillTill(shop, 100);
    const sent = { date: today, reason: 'Once' };
    const key = { 'idempotency-key': 'reverse-entry-1' };
    const first = await shop.post(`${URL}/1/reverse`, sent, key);
    const again = await shop.post(`${URL}/1/reverse`, sent, key);
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([
      201,
      first.body,
      'true',
    ]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await walletOf(shop)).toEqual({ pocket: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});
