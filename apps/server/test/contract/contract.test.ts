import { randomUUID } from 'node:crypto';
import { MAX_IMEIS_PER_PAGE, phoneContract } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { routes } from '../../src/app/capabilities.ts';
import { documentedErrors } from '../../src/app/contract/documentedErrors.ts';
import type { Route } from '../../src/base/http/route.ts';
import { defectsOf } from '../testing/shopWork.ts';
import type { TestAnswer } from '../testing/startTestApp.ts';
import { type Asked, ask, type ContractWorld, nameOf, startContractWorld } from './ContractWorld.ts';
import { calls } from './calls.ts';
import { rowCounts } from './rowCounts.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await startContractWorld();
});
afterAll(() => world.close());

const named = routes.map((route) => [nameOf(route), route] as const);
const prepare = async (route: Route): Promise<Asked> => {
  const call = calls[nameOf(route)];
  if (!call) throw new Error(`${nameOf(route)} has no row in calls.ts`);
  return call(world);
};
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Holds every refusal to its documentation. */
function expectRefusal(route: Route, { status, body }: TestAnswer, statuses: readonly number[]) {
  expect(statuses, JSON.stringify(body)).toContain(status);
  expect(documentedErrors(route)).toContain(status);
  expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
}

async function expectNothingWritten(work: () => Promise<void>) {
  const before = await rowCounts(world.server);
  await work();
  expect(await rowCounts(world.server)).toEqual(before);
}

test('every call has a row here, and every row is a call', () => {
  expect(Object.keys(calls).sort()).toEqual(routes.map(nameOf).sort());
});

describe.each(named)('%s', (name, route) => {
  test('answers a valid request as it says it does', async () => {
    const asked = await prepare(route);
    const answer = await ask(world, route, asked);
    expect(answer.status, JSON.stringify(answer.body)).toBe(route.status);
    if (route.answer) {
      // Nothing less than the schema says, and nothing more.
      expect(z.encode(route.answer, z.decode(route.answer, answer.body))).toEqual(answer.body);
    } else expect(String(answer.headers['content-type']).split(';')[0]).toBe(route.file?.split(';')[0]);
  });

  if (!route.isIdempotent) return;
  // After signing out there is no token to repeat the call with.
  if (name !== 'POST /api/auth/sign-out')
    test('happens once when it comes twice under one key', async () => {
      const asked = await prepare(route);
      const key = randomUUID();
      const first = await ask(world, route, asked, keyed(key));
      expect(first.status, JSON.stringify(first.body)).toBe(route.status);
      expect(first.headers['idempotency-replayed']).toBeUndefined();
      const after = await rowCounts(world.server);
      const second = await ask(world, route, asked, keyed(key));
      expect(second.headers['idempotency-replayed']).toBe('true');
      expect(second.status).toBe(first.status);
      // A repeated sign-up gets a session of its own.
      if (name === 'POST /api/auth/sign-up') {
        // Their key counts along with their username, since nobody is signed in yet.
        expect(second.body.user).toEqual(first.body.user);
        return;
      }
      expect(second.body).toEqual(first.body);
      expect(await rowCounts(world.server)).toEqual(after);

      const other = await prepare(route);
      const before = await rowCounts(world.server);
      const reused = await ask(world, route, { ...other, ...(asked.as ? { as: asked.as } : {}) }, keyed(key));
      expectRefusal(route, reused, [422]);
      // The password that was, which the second request says again, is the previous one no more.
      if (name !== 'PATCH /api/password/edit') expect(reused.body.code).toBe('key-reused');
      expect(await rowCounts(world.server)).toEqual(before);
    });

  test('refuses a key that is none', async () => {
    const asked = await prepare(route);
    await expectNothingWritten(async () => {
      for (const key of ['short', 'x'.repeat(201), 'with a space in it', ''])
        expectRefusal(route, await ask(world, route, asked, keyed(key)), [400]);
    });
  });
});

describe('what is asked wrongly is refused, and nothing is written', () => {
  const withBody = named.filter(([, route]) => route.body);
  test.each(withBody)('%s: its body', async (_, route) => {
    const asked = await prepare(route);
    const isTaken = (body: unknown) => route.body?.safeParse(body).success;
    const wrong = [
      [],
      [{}],
      'text',
      5,
      true,
      ...[null, undefined, {}].filter((body) => !isTaken(body ?? null)),
    ];
    await expectNothingWritten(async () => {
      for (const body of wrong) {
        const { files: _, ...rest } = asked;
        const answer = await ask(world, route, { ...rest, body: asText(body) });
        expectRefusal(route, answer, [400, 422]);
      }
      const unknown = await ask(world, route, { ...asked, body: { ...asked.body, colour_of_sky: 'blue' } });
      expectRefusal(route, unknown, [422]);
      expect(unknown.body.fields).toHaveProperty('colour_of_sky');
    });
  });

  const withQuery = named.filter(([, route]) => route.query);
  test.each(withQuery)('%s: its query', async (_, route) => {
    const asked = await prepare(route);
    const refused = async (change: Record<string, string>, field?: string) => {
      const answer = await ask(world, route, { ...asked, query: { ...asked.query, ...change } });
      expectRefusal(route, answer, field ? [422] : [400, 422]);
      if (field) expect(answer.body.fields).toHaveProperty(field);
    };
    await expectNothingWritten(async () => {
      await refused({ colour: 'blue' }, 'colour');
      const fields = (route.query as { shape?: object } | undefined)?.shape ?? {};
      const most = route.url === phoneContract.imeis.url ? MAX_IMEIS_PER_PAGE : 200;
      if ('limit' in fields)
        for (const limit of ['0', `${most + 1}`, '-1', '1.5', 'NaN', 'Infinity', '1e5', 'ten', ''])
          await refused({ limit }, 'limit');
      if ('cursor' in fields)
        for (const cursor of ['bogus', 'e30', 'WzFd', 'WyJhIiwiYiIsImMiLCJkIl0', '\u0000'])
          await refused({ cursor });
      for (const day of ['from', 'to'].filter((field) => field in fields))
        for (const text of ['2026-02-30', 'yesterday', '0000-00-00', "2026-01-01' or 1=1"])
          await refused({ [day]: text }, day);
    });
  });
});

/** A body that no object can be: sent as it is. */
function asText(body: unknown): Record<string, unknown> {
  return (body === undefined ? undefined : JSON.stringify(body)) as unknown as Record<string, unknown>;
}

describe('what belongs to nobody who asks is not there', () => {
  const withId = named.filter(
    ([, { params, access }]) => params && access !== 'shops' && access !== 'public',
  );
  test.each(withId)('%s: of another shop, of another kind, or no id at all', async (name, route) => {
    const asked = await prepare(route);
    const { stranger, personId, bankId } = world;
    const [field = ''] = Object.keys(asked.params ?? {});
    const otherKind = /person|partyLedger|payables/.test(name) && !/bill/.test(name) ? bankId : personId;
    await expectNothingWritten(async () => {
      expectRefusal(route, await ask(world, route, asked, { client: stranger }), [404]);
      const wrong =
        field === 'number' ? ['0', '-1', '1.5', '999999999', 'x'] : [otherKind, randomUUID(), 'x'];
      for (const id of [...wrong, '%00', "1' or '1'='1", '../../x', '𝟘'])
        expectRefusal(route, await ask(world, route, { ...asked, params: { [field]: id } }), [404]);
    });
  });

  const referring = named.filter(
    ([, { body, access, params }]) => body && !params && access === 'daily-work',
  );
  test.each(referring)('%s: what it refers to', async (_, route) => {
    const asked = await prepare(route);
    if (!/[0-9a-f]{8}-[0-9a-f]{4}-7/.test(JSON.stringify(asked.body))) return;
    await expectNothingWritten(async () => {
      expectRefusal(route, await ask(world, route, asked, { client: world.stranger }), [404, 409, 422]);
    });
  });
});

describe('who may not, does not', () => {
  const writes = routes.filter(({ work, access }) => work.kind === 'write' && access !== 'shops');
  test('a suspended shop reads, and writes nothing but what it may', async () => {
    const { registrar, owner } = world;
    const prepared = new Map<Route, Asked>();
    for (const route of writes) prepared.set(route, await prepare(route));
    const shop = `/api/shop/${owner.user.shopId}`;
    expect((await registrar.send('PATCH', shop, { status: 'suspended' })).status).toBe(200);
    try {
      for (const [route, asked] of prepared) {
        if (route.isOpenWhileSuspended) continue;
        await expectNothingWritten(async () => {
          const answer = await ask(world, route, asked);
          expect([nameOf(route), answer.status, answer.body.code]).toEqual([
            nameOf(route),
            403,
            'shop-suspended',
          ]);
        });
      }
      for (const route of routes.filter(({ isOpenWhileSuspended }) => isOpenWhileSuspended)) {
        const answer = await ask(world, route, prepared.get(route) ?? {});
        expect([nameOf(route), answer.status]).toEqual([nameOf(route), route.status]);
      }
    } finally {
      await registrar.send('PATCH', shop, { status: 'active' });
    }
  });

  test.each(named.filter(([, { work }]) => work.kind !== 'server'))(
    '%s is not for a registrar of shops',
    async (_, route) => {
      const asked = await prepare(route);
      await expectNothingWritten(async () =>
        expectRefusal(route, await ask(world, route, asked, { client: world.registrar }), [403]),
      );
    },
  );

  const owners = named.filter(([, { access }]) => !['public', 'signed-in', 'daily-work'].includes(access));
  test.each(owners)("%s is not an employee's", async (_, route) => {
    const asked = await prepare(route);
    await expectNothingWritten(async () =>
      expectRefusal(route, await ask(world, route, asked, { client: world.employee }), [403]),
    );
  });
});

test('the books are right after all of it', async () => {
  expect(await defectsOf(world.server, world.owner)).toEqual([]);
  expect(await defectsOf(world.server, world.stranger)).toEqual([]);
});
