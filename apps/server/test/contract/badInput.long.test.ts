import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app/capabilities.ts';
import { documentedErrors } from '../../src/app/contract/documentedErrors.ts';
import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import type { Route } from '../../src/base/http/route.ts';
import { defectsOf } from '../testing/shopWork.ts';
import type { TestAnswer } from '../testing/startTestApp.ts';
import {
  type Asked,
  addressOf,
  askOddly,
  type ContractWorld,
  callerOf,
  nameOf,
  startContractWorld,
} from './ContractWorld.ts';
import { calls } from './calls.ts';
import { changed, fieldsOf, hostileValues, UNSAFE } from './hostileValues.ts';
import { inlined } from './jsonSchema.ts';
import { rowCounts } from './rowCounts.ts';

interface Operation {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

let world: ContractWorld;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  world = await startContractWorld();
  const { body } = await world.server.anyone.get('/api/openapi.json');
  paths = inlined(body.paths, body);
});
afterAll(() => world.close());

const named = routes.map((route) => [nameOf(route), route] as const);
const operationOf = ({ method, url }: Route): Operation =>
  paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
const prepare = async (route: Route): Promise<Asked> => calls[nameOf(route)]?.(world) ?? {};

/** Holds an answer to what is documented: never a failure of the server, always with the request's id. */
function expectDocumented(route: Route, { status, body, headers }: TestAnswer, what: string): boolean {
  const isSuccess = status < 300 || status === 304;
  const said = `${what} → ${status} ${JSON.stringify(body)?.slice(0, 400)}`;
  expect(status, said).toBeLessThan(500);
  expect(headers['x-request-id'], said).toMatch(/^[0-9a-f-]{36}$/);
  if (isSuccess) return true;
  expect(documentedErrors(route), said).toContain(status);
  expect(body.requestId, said).toBe(headers['x-request-id']);
  expect(typeof body.message, said).toBe('string');
  return false;
}

/**
 * Sends one request after another; the refused ones must leave every table as it was. The rows are counted after each that might
 * have been taken, and once for those before it that could not.
 */
async function sweep(route: Route, work: (send: Send, first: Asked) => Promise<void>): Promise<void> {
  const first = await prepare(route);
  let asked = first;
  let before = await rowCounts(world.server);
  const expectUnchanged = async (what: string) => expect(await rowCounts(world.server), what).toEqual(before);
  await work(async (what, { isWrong, request }) => {
    const answer = await request(asked);
    if (!expectDocumented(route, answer, what)) return isWrong ? undefined : expectUnchanged(what);
    expect(isWrong, `${what} was taken: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(false);
    if (typeof answer.body !== 'string') expect(JSON.stringify(answer.body), what).not.toMatch(UNSAFE);
    asked = await prepare(route);
    before = await rowCounts(world.server);
  }, first);
  await expectUnchanged('all of it');
}
type Send = (
  what: string,
  sent: { isWrong: boolean; request(asked: Asked): Promise<TestAnswer> },
) => Promise<void>;

describe('every field of every body', () => {
  const withBody = named.filter(([, { body, upload }]) => body && !upload);
  test.each(withBody)('%s', { timeout: 180_000 }, async (_, route) => {
    const schema = operationOf(route).requestBody?.content['application/json']?.schema ?? {};
    await sweep(route, async (send, first) => {
      const attempts = fieldsOf(schema, first.body)
        .filter(([[key]]) => !isUnread(key, first.body))
        .flatMap(([path, field]) => hostileValues(field).map((hostile) => ({ path, ...hostile })));
      // Requests that can only be refused come first, so that the rows are counted once for all of them.
      for (const { path, what, value, isWrong } of attempts.toSorted(wrongFirst))
        await send(`${path.join('.')}: ${what}`, {
          isWrong,
          request: ({ files: _files, ...asked }) =>
            askOddly(world, route, {
              ...asked,
              body: changed(asked.body, path, value) as Asked['body'] & object,
            }),
        });
    });
  });
});

/** Beside `entityData`, nothing is read from the contract's other names for a party. */
function isUnread(key: unknown, body: Asked['body']): boolean {
  return (
    body?.entityData !== undefined &&
    ['name', 'number', 'customerName', 'customerNumber'].includes(String(key))
  );
}

const wrongFirst = (one: { isWrong: boolean }, other: { isWrong: boolean }) =>
  Number(other.isWrong) - Number(one.isWrong);

describe('bodies that are none', () => {
  const MB = 1024 * 1024;
  const deep = (open: string, close: string) => `{"name":${open.repeat(10_000)}1${close.repeat(10_000)}}`;
  const raw: [string, string, string][] = [
    ['malformed JSON', '{"name": ', 'application/json'],
    ['JSON with a comment', '{"name": 1} // so', 'application/json'],
    ['a deep object', deep('{"a":', '}'), 'application/json'],
    ['a deep list', deep('[', ']'), 'application/json'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 'application/json'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 'application/json'],
    ['a byte order mark', '\ufeff{}x', 'application/json'],
    ['plain text', '{"name":"Ali"}', 'text/plain'],
    ['XML', '<name>Ali</name>', 'application/xml'],
    ['a form of the old kind', 'name=Ali', 'application/x-www-form-urlencoded'],
    ['a form without its boundary', 'name=Ali', 'multipart/form-data'],
    [
      'a form cut short',
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAl',
      'multipart/form-data; boundary=b',
    ],
    ['a form that is empty', '', 'multipart/form-data; boundary=b'],
    ['no kind at all', '{}', 'nonsense'],
  ];
  const changing = named.filter(([, { method, access }]) => method !== 'GET' && access !== 'public');
  test.each(changing)('%s', async (name, route) => {
    if (!route.body) return;
    const asked = await prepare(route);
    const client = asked.as ?? callerOf(world, route);
    const before = await rowCounts(world.server);
    const method = route.method === 'GET' ? 'POST' : route.method;
    const send = (body: string, type: string) =>
      client.send(method, addressOf(route, asked), body, { 'content-type': type });
    const mayBeEmpty = route.body.safeParse({}).success;
    for (const [what, body, type] of raw) {
      if (mayBeEmpty && what === 'a form that is empty') continue;
      expect(expectDocumented(route, await send(body, type), what), `${name}: ${what}`).toBe(false);
    }
    const huge = JSON.stringify({ name: 'x'.repeat((route.bodyLimit ?? MB) + 10) });
    expect(await send(huge, 'application/json')).toMatchObject({ status: 413 });
    expect(await rowCounts(world.server)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('the last of two values under one key counts', async () => {
    const body = '{"text":"first","text":"second"}';
    const { status, body: said } = await world.owner.post('/api/chat', body);
    expect(status).toBe(201);
    expect(JSON.stringify(said)).toContain('second');
  });

  test('markup is kept as it was written', async () => {
    const text = `<script>alert("1")</script> '; DROP TABLE units; --`;
    await world.owner.post('/api/chat', { text });
    const { data } = (await world.owner.get('/api/chat?limit=1')).body;
    expect(data.at(-1).text).toBe(text);
  });
});

describe('every field of every query', () => {
  const texts = [
    'x'.repeat(3000),
    '\u0000',
    '\u202eabc',
    "' or 1=1 --",
    '<script>',
    '__proto__',
    '-1',
    '1e21',
    '9007199254740993',
    'NaN',
    '%',
    '𝟘',
    '',
  ];
  // The workbook of a list is asked for as its CSV file is.
  const withQuery = named.filter(([name, { query }]) => query && !name.endsWith('.xlsx'));
  test.each(withQuery)('%s', async (_, route) => {
    const { parameters = [] } = operationOf(route);
    const asked = await prepare(route);
    const before = await rowCounts(world.server);
    const send = (tail: string) => {
      const own = addressOf(route, asked);
      return (asked.as ?? callerOf(world, route)).get(`${own}${own.includes('?') ? '&' : '?'}${tail}`);
    };
    for (const { name } of parameters.filter((parameter) => parameter.in === 'query'))
      for (const text of texts) {
        const { [name]: _own, ...query } = asked.query ?? {};
        const answer = await askOddly(world, route, { ...asked, query: { ...query, [name]: text } });
        const isSuccess = expectDocumented(route, answer, `${name}=${text.slice(0, 40)}`);
        if (text.length > 2000) expect(isSuccess, `${name} takes a long text`).toBe(false);
      }
    for (const tail of [
      'limit=1&limit=2',
      'a[b]=1',
      '__proto__=1',
      'constructor=1',
      'q=%ED%A0%80',
      'q=%zz',
      '%00=1',
    ])
      expectDocumented(route, await send(tail), tail);
    expect(await rowCounts(world.server)).toEqual(before);
  });
});

describe('every parameter of every address', () => {
  const withParams = named.filter(([, { params }]) => params);
  test.each(withParams)('%s', async (_, route) => {
    const asked = await prepare(route);
    const [field = ''] = Object.keys(asked.params ?? {});
    const before = await rowCounts(world.server);
    for (const text of [
      '%',
      '\u0000',
      '..',
      '1e21',
      '-1',
      'NaN',
      '__proto__',
      "' or 1=1 --",
      'x'.repeat(199),
      'x'.repeat(5000),
    ]) {
      const answer = await askOddly(world, route, { ...asked, params: { [field]: text } });
      expect(expectDocumented(route, answer, text.slice(0, 40))).toBe(false);
    }
    for (const raw of ['%', '%zz', '%ED%A0%80']) {
      const url = route.url.replace(/:\w+/, raw);
      const client = asked.as ?? callerOf(world, route);
      const answer =
        route.method === 'GET' ? await client.get(url) : await client.send(route.method, url, asked.body);
      expect(answer.status, url).toBeGreaterThanOrEqual(400);
      expectDocumented(route, answer, raw);
    }
    expect(await rowCounts(world.server)).toEqual(before);
  });
});

test('a token that is none is nobody', async () => {
  for (const token of ['', 'x', 'x'.repeat(5000), '../../etc/passwd', "' or 1=1 --", 'null', 'undefined']) {
    const { status, body } = await world.server.clientOf(token).get('/api/auth/me');
    expect([token.slice(0, 20), status, body.code]).toEqual([token.slice(0, 20), 401, 'signed-out']);
  }
});

test('the books are right after all of it', async () => {
  expect(await defectsOf(world.server, world.owner)).toEqual([]);
});
