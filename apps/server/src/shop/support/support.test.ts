import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import { hire } from '../../../test/testing/hire.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let registrar: TestShop;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  registrar = await appointRegistrar(server);
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const URL = '/api/support';
const question = { topic: 'Printer', message: 'The 80 mm paper is cut.\nWhat now?', appVersion: '0.1.0' };
const ask = async (fields: object = {}) => (await shop.post(URL, { ...question, ...fields })).body.data;

const screenshot = async () => ({
  field: 'screenshot',
  bytes: await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
});

describe('a question', () => {
  test('is asked with a screenshot, answered by a registrar and settled', async () => {
    const asked = await shop.postForm(URL, question, [await screenshot()]);
    expect([asked.status, asked.body.message]).toEqual([201, 'Your question was sent']);
    const { _id } = asked.body.data;
    expect(asked.body.data).toEqual({
      _id,
      ticketNumber: 'T-1',
      topic: 'Printer',
      status: 'open',
      createdBy: shop.user.username,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      messages: 1,
      appVersion: '0.1.0',
      conversation: [
        {
          _id: expect.any(String),
          text: question.message,
          author: { name: 'Bilal Ahmed', isRegistrar: false },
          createdAt: expect.any(String),
          pictures: [expect.objectContaining({ slot: 'screenshot', width: 20, height: 10 })],
        },
      ],
    });

    const [listed] = (await registrar.get(`${URL}/all?status=open`)).body.data;
    expect(listed).toMatchObject({ _id, shop: { _id: shop.user.shopId, name: 'Karachi Mobiles' } });
    const seen = (await registrar.get(`${URL}/all/${_id}`)).body.data;
    expect(seen.shop).toEqual({ _id: shop.user.shopId, name: 'Karachi Mobiles' });
    const picture = await registrar.get(seen.conversation[0].pictures[0].url);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);

    const answered = await registrar.post(`${URL}/all/${_id}/reply`, { message: 'Set the margins to none' });
    expect([answered.status, answered.body.data]).toEqual([
      201,
      expect.objectContaining({ status: 'answered', messages: 2 }),
    ]);
    const read = (await shop.get(`${URL}/${_id}`)).body.data;
    expect(read.conversation[1]).toMatchObject({
      text: 'Set the margins to none',
      author: { name: 'Support', isRegistrar: true },
    });
    const thanks = await shop.postForm(`${URL}/${_id}/reply`, { message: 'See' }, [await screenshot()]);
    expect(thanks.body.data).toMatchObject({ status: 'open', messages: 3 });
    expect(thanks.body.data.conversation[2].pictures).toHaveLength(1);
    const closed = await registrar.send('PATCH', `${URL}/all/${_id}`, { status: 'closed' });
    expect(closed.body.data).toMatchObject({ status: 'closed', shop: { _id: shop.user.shopId } });
    expect((await shop.get(URL)).body).toMatchObject({
      data: [{ _id, status: 'closed', messages: 3 }],
      total: 1,
      contact: { number: null, whatsapp: null },
    });
    const actions = (await shop.get('/api/audit')).body.data.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'Ask those who run the service',
        "Answer a shop's question",
        'Go on with a question',
        "Close a shop's question, or open it again",
      ]),
    );
  });

  test('is listed by when somebody last wrote in it, page by page', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()];
    server.clock.now += 1000;
    await shop.post(`${URL}/${first._id}/reply`, { message: 'More' });
    const page = (await shop.get(`${URL}?limit=2`)).body;
    expect(page.data.map(({ _id }: { _id: string }) => _id)).toEqual([first._id, third._id]);
    const next = (await shop.get(`${URL}?limit=2&cursor=${page.nextCursor}`)).body;
    expect(next).toMatchObject({
      data: [{ _id: second._id, ticketNumber: 'T-2' }],
      nextCursor: null,
      total: 3,
    });
    const all = (await registrar.get(`${URL}/all?limit=1`)).body;
    expect(all.data[0]._id).toBe(first._id);
    expect((await registrar.get(`${URL}/all?limit=1&cursor=${all.nextCursor}`)).body.data[0]._id).toBe(
      third._id,
    );
    expect((await shop.get(`${URL}?status=closed`)).body.total).toBe(0);
    expect((await shop.get(`${URL}?cursor=nonsense`)).status).toBe(400);
  });

  test.each([
    [{ topic: '' }, { topic: 'This is required' }],
    [{ message: ' ' }, { message: 'This is required' }],
    [{ message: 'x'.repeat(4001) }, { message: 'This is longer than 4000 characters' }],
    [{ appVersion: 'x'.repeat(61) }, { appVersion: 'This is longer than 60 characters' }],
    [{ status: 'closed' }, { status: 'This field is not known' }],
  ])('with %j is refused', async (fields, errors) => {
    const { status, body } = await shop.post(URL, { ...question, ...fields });
    expect([status, body.fields]).toEqual([422, errors]);
  });

  test('may be asked and read by everybody in the shop, and by nobody of another', async () => {
    const employee = await hire(server, shop);
    const { _id } = (await employee.post(URL, question)).body.data;
    expect((await shop.get(`${URL}/${_id}`)).status).toBe(200);
    const other = await server.signUp();
    expect((await other.get(URL)).body.data).toEqual([]);
    expect((await other.get(`${URL}/${_id}`)).status).toBe(404);
    expect((await other.post(`${URL}/${_id}/reply`, { message: 'Hello' })).status).toBe(404);
    expect((await shop.get(`${URL}/all`)).status).toBe(403);
    expect((await shop.post(`${URL}/all/${_id}/reply`, { message: 'I am support' })).status).toBe(403);
    expect((await shop.send('PATCH', `${URL}/all/${_id}`, { status: 'closed' })).status).toBe(403);
    expect((await registrar.get(`${URL}/${_id}`)).status).toBe(403);
    expect((await server.anyone.post(URL, question)).status).toBe(401);
    const nothing = '01980000-0000-7000-8000-000000000000';
    expect((await registrar.get(`${URL}/all/${nothing}`)).status).toBe(404);
    expect((await registrar.post(`${URL}/all/${nothing}/reply`, { message: 'x' })).status).toBe(404);
    expect((await registrar.send('PATCH', `${URL}/all/${nothing}`, { status: 'closed' })).status).toBe(404);
    expect((await registrar.send('PATCH', `${URL}/all/${_id}`, { status: 'lost' })).status).toBe(422);
  });

  test('and each word on it, sent again under its key, is written once', async () => {
    const key = (name: string) => ({ 'idempotency-key': `only-once-${name}` });
    const first = await shop.post(URL, question, key('question'));
    const again = await shop.post(URL, question, key('question'));
    expect(again.headers['idempotency-replayed']).toBe('true');
    const { _id } = first.body.data;
    for (const replayed of [undefined, 'true']) {
      const mine = await shop.post(`${URL}/${_id}/reply`, { message: 'More' }, key('reply'));
      const theirs = await registrar.post(`${URL}/all/${_id}/reply`, { message: 'Well' }, key('answer'));
      const closed = await registrar.send('PATCH', `${URL}/all/${_id}`, { status: 'closed' }, key('close'));
      for (const answer of [mine, theirs, closed])
        expect(answer.headers['idempotency-replayed']).toBe(replayed);
    }
    expect((await shop.get(`${URL}/${_id}`)).body.data.messages).toBe(3);
  });
});
