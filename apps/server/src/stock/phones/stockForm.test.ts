import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hire, showCosts } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { buyLot, entryOf, newRows } from '../../trade/purchases/lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
});

const sound = async () => expect(await defectsOf(server, shop)).toEqual([]);
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A phone as the stock form sends it. */
function formOf(change: Record<string, unknown> = {}) {
  return {
    name: 'Galaxy A15 blue',
    companyName: 'samsung',
    modelSpecifications: 'A15',
    specs: 'PTA',
    color: 'Blue',
    imei: newImei(),
    demandPrice: 52_000,
    purchasePrice: 45_000,
    finalPrice: 50_000,
    ...change,
  };
}

async function enter(change: Record<string, unknown> = {}, client: TestClient = shop) {
  const { body } = await expectCreated(client.post('/api/phone/addPhone', formOf(change)));
  return body.data;
}

const put = (id: string, body: unknown, client: TestClient = shop) =>
  client.send('PUT', `/api/Purchase/single-purchase-phone/${id}`, body);

/** The stock edit that leaves a phone as it is. */
function editOf(phone: Record<string, unknown>, change: Record<string, unknown> = {}) {
  const { demandPrice, purchasePrice, finalPrice } = phone;
  return {
    name: phone.name ?? 'Galaxy',
    companyName: phone.companyName,
    modelSpecifications: phone.modelName,
    color: phone.color ?? 'Blue',
    imei1: phone.imei1,
    imei2: phone.imei2 ?? '',
    price: { demandPrice: demandPrice ?? 1, purchasePrice, finalPrice: finalPrice ?? 1 },
    ...change,
  };
}

describe('a phone of the stock form', () => {
  it('comes with its pictures, the cover first, against what the shop began with', async () => {
    const answer = await shop.postForm(
      '/api/phone/addPhone',
      { ...formOf({ imei2: newImei() }), shopid: shop.user.shopId },
      [
        { field: 'images', bytes: await picture('red') },
        { field: 'images', bytes: await picture('teal') },
        { field: 'coverImage', bytes: await picture('teal') },
      ],
    );
    expect([answer.status, answer.body.message]).toEqual([201, 'Mobile Phone Record Added Successfully']);
    expect(answer.body.data).toMatchObject({
      name: 'Galaxy A15 blue',
      companyName: 'Samsung',
      modelName: 'A15',
      specifications: 'PTA',
      condition: 'New',
      source: 'stock',
      state: 'in-stock',
      purchasePrice: 45_000,
      daysInStock: 0,
      purchaseId: null,
      pictures: [{ slot: 'coverImage' }, { slot: 'images' }],
    });
    const listed = (await shop.get('/api/phone')).body.data[0];
    expect(listed.cover._id).toBe(answer.body.data.pictures[0]._id);
    const { assets, equity } = (await shop.get('/api/ledger/balance-sheet')).body.data;
    const of = (lines: { account: string; amount: number }[], account: string) =>
      lines.find((line) => line.account === account)?.amount;
    expect(of(assets, 'stock:phones')).toBe(45_000);
    expect(of(equity, 'equity:opening')).toBe(45_000);
    expect(await walletOf(shop)).toEqual({ pocket: 1_000_000 });
    const { history } = (await shop.get(`/api/phone/${answer.body.data._id}`)).body.data;
    expect(history).toMatchObject([{ event: 'stock-entry', description: 'Entered in stock' }]);
    await sound();
  });

  it('has its first picture for its cover when none was sent as such', async () => {
    const { body } = await shop.postForm('/api/phone/addPhone', formOf(), [
      { field: 'images', bytes: await picture('red') },
      { field: 'images', bytes: await picture('teal') },
    ]);
    expect(body.data.pictures.map(({ slot }: { slot: string }) => slot)).toEqual(['coverImage', 'images']);
  });

  it('can be sold at a profit over what it cost', async () => {
    const { imei1 } = await enter();
    const { body } = await expectCreated(shop.post('/api/sale', await saleOf(shop, imei1)));
    expect(body.data.profit).toBe(5_000);
    await sound();
  });

  it.each([
    [{ imei: '123' }, { imei: 'An IMEI has exactly 15 digits' }],
    [{ name: '' }, { name: 'This is required' }],
    [{ purchasePrice: 'ten' }, { purchasePrice: 'Enter an amount such as 12,500 or 12,500.50' }],
    [{ purchasePrice: 0 }, { purchasePrice: 'The amount must be more than zero' }],
    [{ shopid: '01980000-0000-7000-8000-000000000000' }, { shopid: 'You are signed in to another shop' }],
    [{ state: 'sold' }, { state: 'This field is not known' }],
  ])('is refused with %j', async (change, fields) => {
    const answer = await shop.post('/api/phone/addPhone', formOf(change));
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('is refused when its IMEI is in stock, under the names of its own form', async () => {
    const { imei1 } = await enter({ imei2: newImei() });
    const again = await shop.post('/api/phone/addPhone', formOf({ imei: imei1 }));
    expect([again.status, again.body.fields]).toEqual([
      409,
      { imei: expect.stringMatching(/^IMEI \d{15} is already in stock: Samsung A15, entered on /) },
    ]);
    const second = await shop.post('/api/phone/addPhone', formOf({ imei2: imei1 }));
    expect(Object.keys(second.body.fields)).toEqual(['imei2']);
    await sound();
  });

  it('comes in once of many tills, and once under one key', async () => {
    const form = formOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.post('/api/phone/addPhone', form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const other = formOf();
    const headers = { 'idempotency-key': 'phone-once-0001' };
    const same = await Promise.all(
      Array.from({ length: 10 }, () => shop.post('/api/phone/addPhone', other, headers)),
    );
    expect(new Set(same.map(({ body }) => body.data._id)).size).toBe(1);
    await sound();
  });
});

describe('a stock edit', () => {
  it('changes what the list says, and what a phone cost that was entered here: by reversal and a new entry', async () => {
    const phone = await enter();
    const imei1 = newImei();
    const answer = await put(
      phone._id,
      editOf(phone, {
        name: 'Galaxy A16',
        modelSpecifications: 'A16',
        imei1,
        imei2: newImei(),
        specs: null,
        ramMemory: '8/256',
        phoneCondition: 'Used',
        batteryHealth: 91,
        price: { demandPrice: 1, purchasePrice: 40_000, finalPrice: 2 },
        version: 1,
      }),
    );
    expect([answer.status, answer.body.message]).toEqual([200, 'Mobile Phone Record Updated Successfully']);
    expect(answer.body.data).toMatchObject({
      _id: phone._id,
      phone: {
        name: 'Galaxy A16',
        modelName: 'A16',
        imei1,
        specifications: null,
        ramMemory: '8/256',
        condition: 'Used',
        batteryHealth: 91,
        purchasePrice: 40_000,
        demandPrice: 1,
        version: 2,
      },
      purchase: null,
    });
    expect((await shop.get('/api/phone?q=galaxy a16')).body.total).toBe(1);
    expect((await shop.get(`/api/phone?q=${phone.imei1}`)).body.total).toBe(0);
    const sheet = (await shop.get('/api/ledger/balance-sheet')).body.data;
    expect(sheet.assets.find((it: { account: string }) => it.account === 'stock:phones').amount).toBe(40_000);
    await sound();
  });

  it('takes a new cover, and more pictures behind those that are there', async () => {
    const phone = await enter();
    const edit = editOf(phone);
    const send = async (field: string, background: string) =>
      shop.sendForm('PUT', `/api/Purchase/single-purchase-phone/${phone._id}`, edit, [
        { field, bytes: await picture(background) },
      ]);
    expect((await send('coverImage', 'red')).status).toBe(200);
    await send('images', 'teal');
    await send('images', 'navy');
    await send('coverImage', 'black');
    const { pictures } = (await shop.get(`/api/phone/${phone._id}`)).body.data;
    expect(pictures.map(({ slot }: { slot: string }) => slot)).toEqual(['coverImage', 'images', 'images']);
    expect((await send('cnicFrontPic', 'red')).body.fields).toEqual({
      cnicFrontPic: 'This field is not known',
    });
  });

  it('leaves what a bought phone cost to its slip, and says so', async () => {
    const imei = await buyPhone(shop);
    const phone = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
    const price = { demandPrice: 60_000, purchasePrice: 44_000, finalPrice: 50_000 };
    const answer = await put(phone._id, editOf(phone, { price }));
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { 'price.purchasePrice': 'This phone was bought: change its price on slip PS-1' },
    ]);
    const other = await put(phone._id, editOf(phone, { price: { ...price, purchasePrice: 45_000 } }));
    expect(other.body.data.phone).toMatchObject({ demandPrice: 60_000, purchasePrice: 45_000 });
    expect(other.body.data.purchase.version).toBe(2);
    await sound();
  });

  it('of a phone of a lot leaves its kind to the lot', async () => {
    await buyLot(shop, [entryOf(newRows(2))]);
    const [phone] = (await shop.get('/api/phone')).body.data;
    const change = { companyName: 'Oppo', modelSpecifications: 'A99', imei2: newImei(), ramMemory: '12/512' };
    const answer = await put(phone._id, editOf(phone, change));
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([
      409,
      ['companyName', 'imei2', 'modelSpecifications', 'ramMemory'],
    ]);
    expect(answer.body.fields.companyName).toContain('belongs to the lot of slip PS-1: change it there');
    const priced = await put(phone._id, editOf(phone, { specs: 'PTA', phoneCondition: 'Used' }));
    expect(priced.body.data.phone).toMatchObject({ demandPrice: 1, finalPrice: 1, specifications: 'PTA' });
    await sound();
  });

  it('of a sold phone leaves what its invoice says', async () => {
    const phone = await enter();
    await expectCreated(shop.post('/api/sale', await saleOf(shop, phone.imei1)));
    const change = {
      color: 'Gold',
      imei1: newImei(),
      price: { demandPrice: 1, purchasePrice: 1, finalPrice: 1 },
    };
    const answer = await put(phone._id, editOf(phone, change));
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([
      409,
      ['color', 'imei1', 'price.purchasePrice'],
    ]);
    const free = await put(phone._id, editOf(phone, { name: 'Ali’s', batteryHealth: 80 }));
    expect(free.body.data.phone).toMatchObject({ name: 'Ali’s', batteryHealth: 80 });
    await sound();
  });

  it('is refused from a stale version, for an IMEI in stock, in another shop', async () => {
    const phone = await enter();
    const held = await buyPhone(shop);
    expect((await put(phone._id, editOf(phone, { version: 1 }))).status).toBe(200);
    expect((await put(phone._id, editOf(phone, { version: 1 }))).status).toBe(409);
    const taken = await put(phone._id, editOf(phone, { imei2: held }));
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['imei2']]);
    expect((await put(phone._id, { price: {} })).body.fields).toMatchObject({
      name: 'This is required',
      'price.demandPrice': 'This is required',
    });
    const stranger = await server.signUp();
    expect((await put(phone._id, editOf(phone), stranger)).status).toBe(404);
    expect((await put(phone._id, [])).status).toBe(422);
    await sound();
  });

  it('changes no cost for who may not see it', async () => {
    const phone = await enter();
    const employee = await hire(server, shop);
    const { purchasePrice: _, ...price } = editOf(phone).price;
    const without = await put(phone._id, editOf(phone, { price, color: 'Gold' }), employee);
    expect([without.status, without.body.data.phone.purchasePrice]).toEqual([200, null]);
    const guess = { ...price, purchasePrice: 44_000 };
    expect((await put(phone._id, editOf(phone, { price: guess }), employee)).status).toBe(403);
    await showCosts(server, shop);
    expect((await put(phone._id, editOf(phone, { price: guess }), employee)).status).toBe(200);
    await sound();
  });
});

describe('taking an entered phone out again', () => {
  const remove = (id: string, client: TestClient = shop, headers = {}) =>
    client.send('DELETE', `/api/phone/${id}`, { reason: 'Entered by mistake' }, headers);

  it('reverses its entry, and keeps it known as void', async () => {
    const phone = await enter();
    const answer = await remove(phone._id);
    expect([answer.status, answer.body.message]).toEqual([200, 'Mobile Phone Record Deleted Successfully']);
    const after = (await shop.get(`/api/phone/${phone._id}`)).body.data;
    expect(after.state).toBe('void');
    expect(after.history).toMatchObject([
      { description: 'Entered in stock by mistake, and taken out again' },
    ]);
    expect((await shop.get('/api/phone?state=in-stock')).body.total).toBe(0);
    await enter({ imei: phone.imei1 });
    expect((await remove(phone._id)).status).toBe(409);
    await sound();
  });

  it('says in the books why it was done', async () => {
    const phone = await enter();
    const answer = await shop.send('DELETE', `/api/phone/${phone._id}`, { reason: ' Entered twice ' });
    expect(answer.status).toBe(200);
    const { body } = await shop.get('/api/ledger/records?q=Entered%20twice');
    expect(body.data).toMatchObject([
      { description: expect.stringMatching(/^Taken out again: .* IMEI \d{15}: Entered twice$/) },
    ]);
    const other = `/api/phone/${(await enter())._id}`;
    for (const reason of [' ', 'x'.repeat(201)])
      expect((await shop.send('DELETE', other, { reason })).status).toBe(422);
    // The call stands in the contract without a body.
    expect((await shop.send('DELETE', other, undefined)).status).toBe(200);
    await sound();
  });

  it('is refused for what was bought, exchanged, sold, or is another shops', async () => {
    const imei = await buyPhone(shop);
    const bought = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
    const refused = await remove(bought._id);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This phone was bought: return it to its supplier, or void its slip, instead',
    ]);
    const phone = await enter();
    const stranger = await server.signUp();
    expect((await remove(phone._id, stranger)).status).toBe(404);
    const sale = await saleOf(shop, phone.imei1, {
      sellingType: 'Exchange',
      pocketCash: 20_000,
      exchangePhoneDetail: { companyName: 'Oppo', modelName: 'A54', imei1: newImei(), purchasePrice: 30_000 },
    });
    const { body } = await expectCreated(shop.post('/api/sale', sale));
    expect((await remove(phone._id)).body.message).toMatch(/sold on invoice INV-1/);
    expect((await remove(body.data.exchange._id)).status).toBe(422);
    await sound();
  });

  it('and its sale at the same moment follow one another', async () => {
    const phone = await enter();
    const sale = await saleOf(shop, phone.imei1);
    const answers = await Promise.all([remove(phone._id), shop.post('/api/sale', sale), remove(phone._id)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    await sound();
  });

  it('answers alike when it is sent again under its key', async () => {
    const phone = await enter();
    const headers = { 'idempotency-key': 'remove-once-0001' };
    expect((await remove(phone._id, shop, headers)).status).toBe(200);
    expect((await remove(phone._id, shop, headers)).status).toBe(200);
  });
});

describe('a phone of an import', () => {
  it('is taken out, and corrected, by its own part of the entry that brought them all', async () => {
    const imeis = [newImei(), newImei(), newImei()];
    const rows = imeis.map((imei) => `${imei},Samsung,A15,45000`);
    const file = Buffer.from(['IMEI 1,Company,Model,Purchase Price', ...rows].join('\r\n'));
    await expectCreated(
      shop.postForm('/api/import/stock', {}, [
        { field: 'file', bytes: file, name: 'stock.csv', type: 'application/octet-stream' },
      ]),
    );
    const phones = await Promise.all(
      imeis.map(async (imei) => (await shop.get(`/api/phone/imei/${imei}`)).body.data),
    );
    const [gone, corrected] = phones;
    const mistake = { reason: 'Entered by mistake' };
    expect((await shop.send('DELETE', `/api/phone/${gone._id}`, mistake)).status).toBe(200);
    await sound();
    const price = { demandPrice: 50_000, purchasePrice: 40_000, finalPrice: 48_000 };
    expect((await put(corrected._id, editOf(corrected, { price }))).status).toBe(200);
    await sound();
    const again = { ...price, purchasePrice: 41_000 };
    expect((await put(corrected._id, editOf(corrected, { price: again }))).status).toBe(200);
    expect((await shop.get('/api/stock')).body.totals.costValue).toBe(86_000);
    expect((await shop.send('DELETE', `/api/phone/${corrected._id}`, mistake)).status).toBe(200);
    expect((await shop.get('/api/stock')).body.totals.costValue).toBe(45_000);
    await sound();
  });
});
