import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { requestHash } from '../../base/http/idempotency.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
});
afterAll(() => server.close());

const URL = '/api/company/create-company';
const keyed = (key: string) => ({ 'idempotency-key': key });
const named = async (name: string, of = shop) =>
  (await of.get('/api/company/all-companies')).body.companies.filter(
    (company: { name: string }) => company.name === name,
  );

test('fifty submissions at once with one key: one effect, fifty equal answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shop.post(URL, { name: 'Fifty' }, keyed('fifty-at-once'))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49);
  expect(await named('Fifty')).toHaveLength(1);
});

test('the same key with another body, on another call, or from another person is refused', async () => {
  await shop.post(URL, { name: 'First' }, keyed('one-key-only'));
  const employee = await hire(server, shop);
  const companyId = (await named('First'))[0]._id;
  const others = [
    await shop.post(URL, { name: 'Second' }, keyed('one-key-only')),
    await shop.post('/api/company/create-model', { name: 'First', companyId }, keyed('one-key-only')),
    await employee.post(URL, { name: 'First' }, keyed('one-key-only')),
  ];
  expect(others.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([422, 'key-reused']));
  expect(await named('Second')).toHaveLength(0);
});

test('a key means nothing in another shop', async () => {
  const other = await server.signUp();
  for (const each of [shop, other])
    expect((await each.post(URL, { name: 'Shared' }, keyed('key-of-two-shops'))).status).toBe(201);
  expect(await named('Shared', other)).toHaveLength(1);
});

test('a refusal is not kept: the same key works once the reason is gone', async () => {
  const refused = await shop.post(URL, { name: ' ' }, keyed('refused-at-first'));
  expect(refused.status).toBe(422);
  expect((await shop.post(URL, { name: 'Kept' }, keyed('refused-at-first'))).status).toBe(201);
});

test.each(['short', 'with a space in it', 'x'.repeat(201)])('refuses "%s" as a key', async (key) => {
  expect((await shop.post(URL, { name: 'Unkeyed' }, keyed(key))).status).toBe(400);
});

test('a digest does not depend on the order of fields, but on all they say', () => {
  const digest = requestHash({ a: 1, b: { c: [1, 2], d: 'x' } });
  expect(requestHash({ b: { d: 'x', c: [1, 2] }, a: 1 })).toBe(digest);
  expect(requestHash({ a: 1, b: { c: [2, 1], d: 'x' } })).not.toBe(digest);
  expect(requestHash({ a: 1, b: { c: [1, 2], d: 'x' } }, 'secret')).not.toBe(digest);
});
