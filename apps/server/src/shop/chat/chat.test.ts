import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let owner: TestShop;
let imran: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await server.signUp();
  imran = await hire(server, owner);
});
afterAll(() => server.close());

const URL = '/api/chat';
const say = (client: TestClient, text: string) => client.post(URL, { text });
const texts = async (client: TestClient, query = '') =>
  (await client.get(URL + query)).body.data.map(({ text }: { text: string }) => text);

describe('the conversation of a shop', () => {
  test('carries what each says to all, with who said it, oldest first', async () => {
    const { status, body } = await say(owner, '  Is the A15 sold?\nThe blue one  ');
    expect([status, body.data]).toEqual([
      201,
      {
        _id: expect.any(String),
        number: 1,
        text: 'Is the A15 sold?\nThe blue one',
        author: { _id: owner.user._id, name: 'Bilal Ahmed', username: owner.user.username },
        isMine: true,
        createdAt: new Date(server.clock.now).toISOString(),
      },
    ]);
    await say(imran, 'Not yet');
    const seen = (await owner.get(URL)).body;
    expect(seen).toMatchObject({
      data: [
        { number: 1, isMine: true },
        { number: 2, text: 'Not yet', author: { name: 'Imran' }, isMine: false },
      ],
      unread: 1,
      readUpTo: 0,
      hasMore: false,
    });
  });

  test('is read backwards and forwards from a message', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) await say(owner, text);
    expect(await texts(imran, '?limit=2')).toEqual(['d', 'e']);
    expect(await texts(imran, '?limit=2&before=4')).toEqual(['b', 'c']);
    expect(await texts(imran, '?limit=2&after=1')).toEqual(['b', 'c']);
    expect(await texts(imran, '?after=5')).toEqual([]);
    expect(await texts(imran, '?after=1&before=4')).toEqual(['b', 'c']);
    expect((await imran.get(`${URL}?limit=2&before=4`)).body.hasMore).toBe(true);
    expect((await imran.get(`${URL}?limit=2&before=2`)).body.hasMore).toBe(false);
    expect((await imran.get(`${URL}?before=x`)).status).toBe(422);
    expect((await imran.get(`${URL}?limit=1000`)).status).toBe(422);
  });

  test('counts what others said and one has not seen; what was read stays read', async () => {
    for (const text of ['a', 'b', 'c']) await say(owner, text);
    await say(imran, 'mine');
    const read = async (upTo: number) => (await imran.post(`${URL}/read`, { upTo })).body.data;
    expect((await imran.get(URL)).body).toMatchObject({ unread: 3, readUpTo: 0 });
    expect(await read(2)).toEqual({ unread: 1, readUpTo: 2 });
    expect(await read(1)).toEqual({ unread: 1, readUpTo: 2 });
    expect(await read(1_000_000)).toEqual({ unread: 0, readUpTo: 4 });
    await say(owner, 'd');
    expect((await imran.get(URL)).body.unread).toBe(1);
    expect((await owner.get(URL)).body.unread).toBe(1);
  });

  test('is nothing unread to somebody who comes later', async () => {
    await say(owner, 'before they came');
    const later = await hire(server, owner);
    expect((await later.get(URL)).body).toMatchObject({ unread: 0, data: [{ text: 'before they came' }] });
  });

  test('keeps its order and its numbers however many speak at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(index % 2 ? owner : imran, `message ${index}`)),
    );
    const { data } = (await owner.get(URL)).body;
    expect(data.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('is heard in no other shop', async () => {
    await say(owner, 'among us');
    const other = await server.signUp();
    expect(await texts(other)).toEqual([]);
    expect((await server.anyone.get(URL)).status).toBe(401);
    expect((await server.anyone.post(URL, { text: 'x' })).status).toBe(401);
  });
});

describe('a message', () => {
  test.each([
    [{}, { text: 'This is required' }],
    [{ text: ' \n ' }, { text: 'This is required' }],
    [{ text: 'x'.repeat(2001) }, { text: 'This is longer than 2000 characters' }],
    [{ text: 'x', author: 'you' }, { author: 'This field is not known' }],
  ])('of %j is refused', async (body, errors) => {
    const answer = await owner.post(URL, body);
    expect([answer.status, answer.body.fields]).toEqual([422, errors]);
  });

  test('sent again under its key is said once', async () => {
    const key = { 'idempotency-key': 'say-this-once' };
    await owner.post(URL, { text: 'once' }, key);
    const again = await owner.post(URL, { text: 'once' }, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(await texts(owner)).toEqual(['once']);
    expect((await owner.post(`${URL}/read`, { upTo: -1 })).status).toBe(422);
    for (const replayed of [undefined, 'true']) {
      const read = await imran.post(`${URL}/read`, { upTo: 1 }, { 'idempotency-key': 'read-this-once' });
      expect([read.status, read.headers['idempotency-replayed']]).toEqual([200, replayed]);
    }
  });

  test('leaves no line in the audit log: it is its own record', async () => {
    await say(owner, 'between us');
    const { data } = (await owner.get('/api/audit')).body;
    expect(data.some(({ route }: { route: string }) => route.includes('chat'))).toBe(false);
  });
});
