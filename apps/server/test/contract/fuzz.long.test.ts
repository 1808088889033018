import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { routes } from '../../src/app/capabilities.ts';
import { documentedErrors } from '../../src/app/contract/documentedErrors.ts';
import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import type { Route } from '../../src/base/http/route.ts';
import { defectsOf } from '../testing/shopWork.ts';
import type { TestAnswer } from '../testing/startTestApp.ts';
import { type Asked, askOddly, type ContractWorld, nameOf, startContractWorld } from './ContractWorld.ts';
import { calls } from './calls.ts';
import { inlined } from './jsonSchema.ts';
import { Pool } from './Pool.ts';
import { valuesOf } from './valuesOf.ts';

/** For how long; `HANDSET_FUZZ_SECONDS` says otherwise. */
const SECONDS = Number(process.env.HANDSET_FUZZ_SECONDS ?? 30);
/** `HANDSET_FUZZ_SEED` repeats what another run did. */
const SEED = Number(process.env.HANDSET_FUZZ_SEED ?? Date.now() % 2 ** 31);
/** One property is a short row of calls, so that a failing one shrinks to few. */
const CALLS_IN_A_ROW = 8;

/** Calls that would end the session that fuzzes, or that have a server of their own. */
const LEFT_OUT = [
  'POST /api/auth/sign-out',
  'POST /api/auth/till/take',
  'DELETE /api/auth/sessions/:id',
  'PATCH /api/password/edit',
  'POST /api/demo',
];

interface Operation {
  parameters?: { in: string; name: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
/** Names its call, so that a failing row of them can be read. */
interface Step {
  call: string;
  asked: Asked;
}

const byName = new Map(routes.map((route) => [nameOf(route), route]));

let world: ContractWorld;
let pool: Pool;
let steps: fc.Arbitrary<Step>;
beforeAll(async () => {
  world = await startContractWorld();
  pool = new Pool([world.today, world.bankId, world.personId, world.accessoryId, `bank:${world.bankId}`]);
  const { body } = await world.server.anyone.get('/api/openapi.json');
  const paths: Record<string, Record<string, Operation>> = inlined(body.paths, body);
  const known = routes.filter((route) => !LEFT_OUT.includes(nameOf(route)) && !route.upload);
  const examples = await Promise.all(known.map(async (route) => [route, await prepared(route)] as const));
  steps = fc.oneof(
    ...examples.map(([route, example]) => {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[route.method.toLowerCase()] ?? {};
      return { arbitrary: stepOf(route, operation, example), weight: weightOf(route) };
    }),
  );
});
afterAll(() => world.close());

/** A request that would have succeeded once, with records that other requests may use. */
async function prepared(route: Route): Promise<Asked> {
  const asked = (await calls[nameOf(route)]?.(world)) ?? {};
  pool.note(asked.params);
  pool.note(asked.body);
  return asked;
}

/** Files of lists, which are many, and digests of passwords, which take long, are asked for more rarely. */
function weightOf({ url, isSecret, body }: Route): number {
  if (url.startsWith('/api/export/')) return 1;
  return isSecret && body ? 1 : 10;
}

/** A request as the document describes it: all made up, or a good one with parts of it made up. */
function stepOf(
  route: Route,
  { parameters = [], requestBody }: Operation,
  example: Asked,
): fc.Arbitrary<Step> {
  const part = (where: string, own: Record<string, string> = {}) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [
            name,
            fc.oneof(
              ...(own[name] === undefined ? [] : [fc.constant(own[name])]),
              valuesOf(schema, pool).map(String),
            ),
          ]),
      ),
      where === 'path' ? {} : { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema ? valuesOf(schema, pool, example.body) : fc.constant(undefined);
  return fc
    .record({ params: part('path', example.params), query: part('query', example.query), body })
    .map(({ params, query, body: said }) => ({
      call: nameOf(route),
      asked: {
        // Without a name, or with dots for one, it would be another address.
        params: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, /^\.*$/.test(value) ? 'none' : value]),
        ),
        query,
        ...(said === undefined ? {} : { body: said as Record<string, unknown> }),
      },
    }));
}

/** Holds every answer to its documentation. */
function expectKept(route: Route, { call, asked }: Step, { status, body, headers }: TestAnswer): void {
  const said = `${call} ${JSON.stringify(asked)} → ${status} ${JSON.stringify(body)?.slice(0, 500)}`;
  if (status === 304) return;
  if (status < 300) {
    expect(status, said).toBe(route.status);
    if (!route.answer) return;
    const { data, error } = route.answer.safeParse(body);
    expect(error, said).toBeUndefined();
    expect(z.encode(route.answer, data), said).toEqual(body);
    return;
  }
  expect(documentedErrors(route), said).toContain(status);
  expect([500, 503, 507], said).not.toContain(status);
  expect(body, said).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  expect(body.requestId, said).toBe(headers['x-request-id']);
}

test(`no row of requests makes the server fail, or say what it does not document (HANDSET_FUZZ_SEED=${SEED})`, {
  timeout: (SECONDS + 60) * 1000,
}, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: CALLS_IN_A_ROW }), async (row) => {
      for (const step of row) {
        const route = byName.get(step.call);
        if (!route) throw new Error(`There is no ${step.call}`);
        const answer = await askOddly(world, route, step.asked);
        expectKept(route, step, answer);
        seen.set(`${answer.status}`, (seen.get(`${answer.status}`) ?? 0) + 1);
        if (answer.status < 300) pool.note(answer.body);
      }
    }),
    {
      seed: SEED,
      numRuns: 1_000_000,
      interruptAfterTimeLimit: SECONDS * 1000,
      markInterruptAsFailure: false,
    },
  );
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  console.info(`${total} requests, seed ${SEED}: ${JSON.stringify(Object.fromEntries(seen))}`);
  // Whoever is signed out sees little of the server.
  expect(seen.get('401') ?? 0).toBeLessThan(total / 10);
  expect(await defectsOf(world.server, world.owner)).toEqual([]);
});
