import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import { defectsOf, fillTill, todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

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

const dues = async (query = '') => (await shop.get(`/api/payablesAndReceivables${query}`)).body;
const bill = (person: string, amount: number, dueIn: number, change: object = {}) =>
  oweOpening(shop, person, amount, {
    date: addDays(today, Math.min(0, dueIn)),
    dueDate: addDays(today, dueIn),
    ...change,
  });

describe('payables and receivables', () => {
  let ali: string;
  let sana: string;
  beforeEach(async () => {
    ali = await addParty(shop);
    sana = await addParty(shop, 'Sana');
    await bill(ali, 100, 5);
    await bill(ali, 200, 0);
    await bill(ali, 400, -30);
    await bill(ali, 800, -31);
    await bill(sana, 1_600, -61);
    await bill(sana, 3_200, -91);
    await bill(sana, 50, -10, { direction: 'out' });
    await payCash(shop, ali, 300);
    await payCash(shop, await addParty(shop, 'Early'), 77);
  });

  test('say by party and side what is open and since when, oldest due first', async () => {
    const { data, total, nextCursor } = await dues();
    const sanaOf = { _id: sana, name: 'Sana', number: expect.any(String), reference: 'Hall Road' };
    expect(data).toEqual([
      {
        person: sanaOf,
        side: 'receivable',
        bills: 2,
        total: 4_800,
        paid: 0,
        outstanding: 4_800,
        overdue: 4_800,
        nearestDue: addDays(today, -91),
        daysOverdue: 91,
      },
      {
        person: expect.objectContaining({ _id: ali }),
        side: 'receivable',
        bills: 4,
        total: 1_500,
        paid: 300,
        outstanding: 1_200,
        overdue: 900,
        nearestDue: addDays(today, -31),
        daysOverdue: 31,
      },
      expect.objectContaining({ person: sanaOf, side: 'payable', outstanding: 50, daysOverdue: 10 }),
    ]);
    expect([total, nextCursor]).toEqual([3, null]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('add up by age, what is not due yet apart, and what was paid ahead apart from all', async () => {
    const { totals } = await dues();
    expect(totals).toEqual({
      receivable: {
        persons: 2,
        bills: 6,
        total: 6_300,
        paid: 300,
        outstanding: 6_000,
        overdue: 5_700,
        ageing: { notDue: 100, upTo30: 600, upTo60: 500, upTo90: 1_600, over90: 3_200 },
        advances: 77,
      },
      payable: {
        persons: 1,
        bills: 1,
        total: 50,
        paid: 0,
        outstanding: 50,
        overdue: 50,
        ageing: { notDue: 0, upTo30: 50, upTo60: 0, upTo90: 0, over90: 0 },
        advances: 0,
      },
    });
  });

  test('of a filter add up what it chose', async () => {
    const outstanding = async (query: string) => {
      const { data, total, totals } = await dues(query);
      expect(total).toBe(data.length);
      const sums = { receivable: 0, payable: 0 };
      for (const row of data as { side: 'receivable' | 'payable'; outstanding: number }[])
        sums[row.side] += row.outstanding;
      expect(sums).toEqual({
        receivable: totals.receivable.outstanding,
        payable: totals.payable.outstanding,
      });
      for (const of of [totals.receivable, totals.payable])
        expect(Object.values(of.ageing as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(
          of.outstanding,
        );
      return sums;
    };
    expect(await outstanding('?side=payable')).toEqual({ receivable: 0, payable: 50 });
    expect(await outstanding('?overdue=true')).toEqual({ receivable: 5_700, payable: 50 });
    expect(await outstanding('?overdue=false')).toEqual({ receivable: 300, payable: 0 });
    expect(await outstanding('?q=sana')).toEqual({ receivable: 4_800, payable: 50 });
    expect(await outstanding(`?personId=${ali}`)).toEqual({ receivable: 1_200, payable: 0 });
    expect(await outstanding(`?from=${addDays(today, -61)}&to=${addDays(today, -31)}`)).toEqual({
      receivable: 2_100,
      payable: 0,
    });
    expect((await dues('?q=early')).totals.receivable.advances).toBe(77);
  });

  test.each(['due', 'outstanding', 'name'])('sorted by %s are read page by page, both ways', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const whole = (await dues(`?sort=${sort}&order=${order}`)).data;
      const pages: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { data: unknown[]; nextCursor: string | null } = await dues(
          `?sort=${sort}&order=${order}&limit=1${cursor && `&cursor=${cursor}`}`,
        );
        pages.push(...page.data);
        cursor = page.nextCursor;
      }
      expect(pages).toEqual(whole);
    }
  });

  test('lose who has paid everything', async () => {
    await payCash(shop, ali, 1_200);
    expect((await dues()).data.map(({ person }: { person: { name: string } }) => person.name)).toEqual([
      'Sana',
      'Sana',
    ]);
  });

  test.each(['?side=both', '?sort=age', '?personId=x', '?overdue=1', '?from=yesterday'])(
    'are not asked for by %s',
    async (query) => expect((await shop.get(`/api/payablesAndReceivables${query}`)).status).toBe(422),
  );

  test('are the own shop’s', async () => {
    const other = await server.signUp();
    expect((await other.get('/api/payablesAndReceivables')).body.data).toEqual([]);
    expect((await other.get(`/api/payablesAndReceivables/${ali}`)).status).toBe(404);
    expect((await other.get('/api/payablesAndReceivables/advances')).body.data).toEqual([]);
  });
});

describe('what one party owes', () => {
  test('is its bills, each with what settled it, and its payments', async () => {
    await fillTill(shop, 500);
    const person = await addParty(shop);
    const sale = await sellOnCredit(shop, person, 300);
    const slip = await buyOnCredit(shop, person, 200);
    const first = (await payCash(shop, person, 100)).body.data;
    const second = (await payCash(shop, person, 250)).body.data;
    const { data } = (await shop.get(`/api/payablesAndReceivables/${person}?status=all`)).body;
    expect(data).toMatchObject({
      person: { _id: person },
      balance: -250,
      totals: { receivable: { outstanding: 0, advances: 50 }, payable: { outstanding: 200 } },
      total: 2,
      nextCursor: null,
    });
    const bills = new Map(data.bills.map((row: { _id: string }) => [row._id, row]));
    expect(bills.get(sale._id)).toEqual({
      _id: sale._id,
      side: 'receivable',
      documentType: 'sale',
      number: 'INV-1',
      date: today,
      dueDate: today,
      amount: 300,
      paid: 300,
      outstanding: 0,
      daysOverdue: 0,
      age: null,
      version: 1,
      settledBy: [
        { _id: first._id, source: 'payment', voucher: first.voucher, date: today, amount: 100 },
        { _id: second._id, source: 'payment', voucher: second.voucher, date: today, amount: 200 },
      ],
      dueDateMoves: [],
    });
    expect(bills.get(slip._id)).toMatchObject({
      side: 'payable',
      number: 'PS-2',
      outstanding: 200,
      age: 'upTo30',
    });
    expect(data.payments).toEqual([
      {
        _id: second._id,
        side: 'receivable',
        source: 'payment',
        voucher: second.voucher,
        date: today,
        amount: 250,
        advance: 50,
      },
      {
        _id: first._id,
        side: 'receivable',
        source: 'payment',
        voucher: first.voucher,
        date: today,
        amount: 100,
        advance: 0,
      },
    ]);
    const open = (await shop.get(`/api/payablesAndReceivables/${person}`)).body.data;
    expect(open.bills.map(({ _id }: { _id: string }) => _id)).toEqual([slip._id]);
    expect(open.payments.map(({ _id }: { _id: string }) => _id)).toEqual([second._id]);
    const settled = (await shop.get(`/api/payablesAndReceivables/${person}?status=settled&side=receivable`))
      .body.data;
    expect(settled.bills.map(({ _id }: { _id: string }) => _id)).toEqual([sale._id]);
  });

  test('is read page by page, either way', async () => {
    const person = await addParty(shop);
    for (const dueIn of [3, 1, 2, 1, 0]) await bill(person, 10, dueIn);
    for (const order of ['asc', 'desc']) {
      const days: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query: string = `?limit=2&order=${order}${cursor && `&cursor=${cursor}`}`;
        const { body } = await shop.get(`/api/payablesAndReceivables/${person}${query}`);
        const data: { bills: { dueDate: string }[]; nextCursor: string | null; total: number } = body.data;
        expect(data.total).toBe(5);
        days.push(...data.bills.map(({ dueDate }) => dueDate));
        cursor = data.nextCursor;
      }
      const rising = [0, 1, 1, 2, 3].map((count) => addDays(today, count));
      expect(days).toEqual(order === 'asc' ? rising : rising.toReversed());
    }
  });

  test('is nobody’s where there is no such party', async () =>
    expect((await shop.get('/api/payablesAndReceivables/01980000-0000-7000-8000-000000000000')).status).toBe(
      404,
    ));
});

describe('the day by which a bill is to be paid', () => {
  let person: string;
  let id: string;
  const move = (change: object = {}, headers = {}) =>
    shop.send(
      'PATCH',
      `/api/payablesAndReceivables/bill/${id}`,
      { dueDate: addDays(today, 30), reason: 'He is paid at the end of the month', version: 1, ...change },
      headers,
    );
  beforeEach(async () => {
    person = await addParty(shop);
    id = await bill(person, 100, -10);
  });

  test('moves with its reason, which is kept', async () => {
    const { status, body } = await move();
    expect([status, body.message]).toEqual([200, 'Due date updated successfully']);
    expect(body.data).toMatchObject({
      _id: id,
      dueDate: addDays(today, 30),
      daysOverdue: 0,
      age: 'notDue',
      version: 2,
    });
    const { data } = (await shop.get(`/api/payablesAndReceivables/${person}`)).body;
    expect(data.bills[0].dueDateMoves).toEqual([
      {
        from: addDays(today, -10),
        to: addDays(today, 30),
        reason: 'He is paid at the end of the month',
        at: expect.any(String),
        by: shop.user.username,
      },
    ]);
    const party = (await shop.get('/api/partyLedger')).body.data[0];
    expect([party.nearestDue, party.isOverdue]).toEqual([addDays(today, 30), false]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is then the document’s as well', async () => {
    await fillTill(shop, 500);
    const sale = await sellOnCredit(shop, person, 300);
    id = sale._id;
    expect((await move()).status).toBe(200);
    const stored = (await shop.get(`/api/sale/${sale._id}`)).body.data;
    expect(stored.payableAmountLaterDate).toBe(addDays(today, 30));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each([
    [{ reason: '' }, 422, { reason: 'This is required' }],
    [{ dueDate: '2001-01-01' }, 422, { dueDate: 'The date cannot be before the date of the document' }],
    [{ dueDate: 'soon' }, 422, { dueDate: 'Enter a date' }],
    [{ version: 2 }, 409, undefined],
    [{ amount: 5 }, 422, { amount: 'This field is not known' }],
  ])('does not move with %j', async (change, status, fields) => {
    const answer = await move(change);
    expect([answer.status, answer.body.fields]).toEqual([status, fields]);
  });

  test('moves once for one key, and once of two who looked at the same bill', async () => {
    const key = { 'idempotency-key': 'move-due-date-1' };
    expect((await move({}, key)).status).toBe(200);
    expect((await move({}, key)).headers['idempotency-replayed']).toBe('true');
    expect((await move({ version: 2 })).body.fields).toEqual({
      dueDate: 'It is due on that day already: choose a different day',
    });
    const both = await Promise.all([
      move({ version: 2, dueDate: addDays(today, 35) }),
      move({ version: 2, dueDate: addDays(today, 40) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('does not move when it is paid, nor in another shop', async () => {
    await payCash(shop, person, 100);
    expect((await move()).status).toBe(409);
    const other = await server.signUp();
    const body = { dueDate: addDays(today, 30), reason: 'x', version: 1 };
    expect((await other.send('PATCH', `/api/payablesAndReceivables/bill/${id}`, body)).status).toBe(404);
  });

  test('is for staff to move', async () => {
    const employee = await hire(server, shop);
    const body = { dueDate: addDays(today, 30), reason: 'x', version: 1 };
    expect((await employee.send('PATCH', `/api/payablesAndReceivables/bill/${id}`, body)).status).toBe(200);
  });
});

describe('what was paid ahead', () => {
  test('is listed by party and side, the largest first, page by page', async () => {
    for (const [name, amount, direction] of [
      ['Ali', 100, 'in'],
      ['Sana', 300, 'in'],
      ['Hamza', 200, 'out'],
    ] as const)
      await payCash(shop, await addParty(shop, name), amount, { direction });
    const read = async (query: string) => {
      const { data, ...rest } = (await shop.get(`/api/payablesAndReceivables/advances${query}`)).body;
      return { names: data.map(({ person }: { person: { name: string } }) => person.name), ...rest };
    };
    expect(await read('')).toEqual({
      names: ['Sana', 'Hamza', 'Ali'],
      nextCursor: null,
      total: 3,
      totals: { receivable: 400, payable: 200 },
    });
    const first = await read('?limit=2');
    expect(first.names).toEqual(['Sana', 'Hamza']);
    expect((await read(`?limit=2&cursor=${first.nextCursor}`)).names).toEqual(['Ali']);
    expect(await read('?side=payable')).toMatchObject({
      names: ['Hamza'],
      totals: { receivable: 0, payable: 200 },
    });
    expect((await read('?q=sana')).names).toEqual(['Sana']);
  });
});
