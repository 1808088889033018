import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { serverRoute, writeRoute } from '../../base/http/route.ts';
import { routes } from '../capabilities.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
});
afterAll(() => server.close());

const COMPANY = '/api/company/create-company';
/** A record that this shop does not have. */
const urlOf = (url: string) =>
  url.replace(':imei', '356938035643809').replace(/:\w+/g, '01890a5d-ac96-774b-bcce-b302099a8057');
const JSON_TYPE = { 'content-type': 'application/json' };

describe('an error', () => {
  const shape = {
    message: expect.any(String),
    code: expect.any(String),
    refusal: { code: expect.any(String), params: expect.any(Object) },
    requestId: expect.any(String),
  };

  test('400: what is no JSON', async () => {
    const answer = await shop.post(COMPANY, '{"name":', JSON_TYPE);
    expect([answer.status, answer.body]).toEqual([400, { ...shape, code: 'malformed' }]);
    expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
  });

  test('401: nobody signed in', async () => {
    const answer = await server.anyone.post(COMPANY, { name: 'X' });
    expect([answer.status, answer.body]).toEqual([401, { ...shape, code: 'signed-out' }]);
  });

  test('404: a call that is not there, and an id that is none', async () => {
    for (const url of ['/api/nothing', '/api', '/api/company/models/123', '/api/sale/x%27%20or%201=1'])
      expect((await shop.get(url)).status).toBe(404);
    expect((await shop.get('/api/nothing')).body).toEqual({ ...shape, code: 'not-found' });
  });

  test.each(
    routes.filter(({ url, access }) => url.includes(':') && access !== 'public' && access !== 'shops'),
  )('404: an id that is none, of $method $url', async ({ method, url }) => {
    const path = url.replace(/:\w+/g, 'x');
    const { status } = await (method === 'GET' ? shop.get(path) : shop.send(method, path, {}));
    expect(status).toBe(404);
  });

  test('413: a body of more than a megabyte', async () => {
    const answer = await shop.post(COMPANY, { name: 'x'.repeat(1024 * 1024) });
    expect([answer.status, answer.body]).toEqual([413, { ...shape, code: 'too-large' }]);
  });

  test('415: a body of another kind', async () => {
    const xml = await shop.post(COMPANY, '<name/>', { 'content-type': 'application/xml' });
    const text = await shop.post(COMPANY, 'name', { 'content-type': 'text/plain' });
    const form = await shop.postForm(COMPANY, { name: 'X' });
    expect([xml.status, text.status, form.status]).toEqual([415, 415, 415]);
    expect(xml.body).toEqual({ ...shape, code: 'unsupported' });
  });

  test('422: fields at fault, each with its reason; what is not known is refused as well', async () => {
    const answer = await shop.post(COMPANY, { name: '', shop_id: 'x', role: 'admin' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'invalid',
      message: 'Name: This is required',
      fields: {
        name: 'This is required',
        shop_id: 'This field is not known',
        role: 'This field is not known',
      },
    });
  });

  test('422: no body at all', async () => {
    expect((await shop.post(COMPANY, undefined, JSON_TYPE)).status).toBe(422);
  });

  describe('400: JSON that nests deeper than any document', () => {
    const deep = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const refused = [400, 'malformed', expect.stringContaining('too deep')];
    test.each([
      ['POST', '/api/Purchase/bulk-phone-purchase'],
      ['PUT', `/api/Purchase/bulk-phone-update/${id}`],
      ['PUT', `/api/Purchase/single-purchase-phone/${id}`],
    ] as const)('%s %s, sent once more or not', async (method, url) => {
      for (const key of [{}, { 'idempotency-key': 'a-key-of-its-own' }]) {
        const { status, body } = await shop.send(method, url, deep, { ...JSON_TYPE, ...key });
        expect([status, body.code, body.message]).toEqual(refused);
      }
    });

    test('in a field of a form; brackets in plain text are text', async () => {
      const url = `/api/Purchase/single-purchase-phone/${id}`;
      const send = (note: string) =>
        shop.sendForm('PUT', url, { imei1: '356938035643809', note }, [], {
          'idempotency-key': 'another-key',
        });
      const { status, body } = await send(deep);
      expect([status, body.code, body.message]).toEqual(refused);
      expect((await send('['.repeat(100))).body.message).not.toContain('too deep');
    });
  });

  test.each([
    '{"__proto__":{"role":"admin"},"name":"P"}',
    '{"constructor":{"prototype":{"a":1}},"name":"P"}',
  ])('refuses %s', async (body) => {
    const { status } = await shop.post(COMPANY, body, JSON_TYPE);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('500: no word of what went wrong inside', async () => {
    const failing = await startTestApp({
      routes: [
        serverRoute({
          method: 'GET',
          url: '/api/fails',
          summary: 'Fails',
          access: 'public',
          answer: z.object({}),
          handle: async () => {
            throw new Error('password=hunter2 in /srv/secret.ts');
          },
        }),
      ],
    });
    const answer = await failing.anyone.get('/api/fails');
    expect([answer.status, answer.body]).toEqual([500, { ...shape, code: 'internal' }]);
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|secret|stack/);
    await failing.close();
  });

  test.each([
    ['before it was committed', 'Something went wrong on the server. Nothing was saved; try again'],
    [
      'after it was committed',
      'It is not known whether this was saved. It will be sent again and recorded once.',
    ],
  ])('500: a change that fails %s says what is known', async (when, message) => {
    // It is encoded to be kept, within the transaction, and encoded again to be sent.
    let encoded = 0;
    const failing = await startTestApp({
      routes: [
        ...routes.filter(({ url }) => url.startsWith('/api/auth/')),
        writeRoute({
          method: 'POST',
          url: '/api/fails',
          summary: 'Fails',
          access: 'daily-work',
          answer: z.object({ message: z.string().refine(() => ++encoded < 2) }),
          handle: async () => {
            if (when.startsWith('before')) throw new Error('too early');
            return { message: 'said' };
          },
        }),
      ],
    });
    const owner = await failing.signUp();
    const { status, body } = await owner.post('/api/fails', {}, { 'idempotency-key': 'fails-late' });
    expect([status, body.code, body.message]).toEqual([500, 'internal', message]);
    await failing.close();
  });

  test.each(['/api/setup', '/%61pi/setup'])('429: more calls than a person makes, of %s', async (path) => {
    const narrow = await startTestApp({ rateFactor: 0.01 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => narrow.anyone.get(path)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({ ...shape, code: 'too-many' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    await narrow.close();
  });
});

test('a record of another shop is not there, for every call that names one', async () => {
  const found: string[] = [];
  for (const { method, url, access } of routes) {
    // Registrars belong to no shop: their calls are closed to everybody who does.
    if (!url.includes(':') || access === 'public' || access === 'shops') continue;
    const { status } =
      method === 'GET' ? await shop.get(urlOf(url)) : await shop.send(method, urlOf(url), {});
    // A body that is refused never gets as far as the record.
    if (status !== 404 && status !== 422) found.push(`${method} ${url}: ${status}`);
  }
  expect(found).toEqual([]);
});

describe('headers', () => {
  test('every answer carries the policy that lets no foreign script in', async () => {
    for (const answer of [await server.anyone.get('/api/health'), await server.anyone.get('/api/nothing')]) {
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("img-src 'self' blob: data:");
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
  });

  test('no other site may call, unless it is on the list; then it is named exactly', async () => {
    const preflight = (of: TestApp, origin: string) =>
      of.app.inject({
        method: 'OPTIONS',
        url: COMPANY,
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await preflight(server, 'https://shop.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    const open = await startTestApp({ allowedOrigins: ['https://shop.example'] });
    const allowed = await preflight(open, 'https://shop.example');
    expect(allowed.headers['access-control-allow-origin']).toBe('https://shop.example');
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(
      (await preflight(open, 'https://evil.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
    await open.close();
  });

  test('a large answer is compressed', async () => {
    const { headers } = await server.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBe('br');
  });
});

test('the description of the API lists every call, with its answer and its refusals', async () => {
  const { body } = await server.anyone.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { method, url } of routes) {
    const operation = body.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary, `${method} ${url}`).toBeTruthy();
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
  }
  const { post: purchase } = body.paths['/api/Purchase/purchase-phone'];
  expect(purchase.requestBody.content['multipart/form-data'].schema).toEqual({
    $ref: '#/components/schemas/PurchasePhoneForm',
  });
  expect(Object.keys(body.components.schemas.PurchasePhoneForm.properties)).toEqual(
    expect.arrayContaining(['entityData', 'imei1', 'purchasePrice', 'phonePicture', 'images']),
  );
  expect(purchase.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' });
  expect((await server.anyone.get('/api/docs/')).status).toBe(200);
});

test('each call is declared once', () => {
  const names = routes.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(names).size).toBe(names.length);
});
