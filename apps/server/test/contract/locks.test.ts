import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../../src/app/capabilities.ts';
import { ask, type ContractWorld, nameOf, startContractWorld } from './ContractWorld.ts';
import { calls } from './calls.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);
/** The people of a till are read by POST, since the token of the till is a secret, and a printer stores nothing. */
const others = ['POST /api/auth/till', 'POST /api/shop/mine/print'];
const changes = routes.filter((route) => route.method !== 'GET' && !others.includes(nameOf(route)));

/** The lock of a shop or of the registry. */
const LOCK = /^select "id" from "(?:shops|registry_settings)".* for update$/;
/** Attempts to sign in are counted per account, and an account may not exist. */
const OWN_ROW = /"sign_in_throttle"|^update "sessions"/;

describe.runIf(isPostgres)('a change locks its shop, or the registry, before it reads or writes', () => {
  let world: ContractWorld;
  beforeAll(async () => {
    world = await startContractWorld();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => world.close());

  test.each(changes.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const asked = await calls[name]?.(world);
    if (!asked) throw new Error(`${name} has no row in calls.ts`);
    const { first, outside } = watched();
    expect((await ask(world, route, asked)).status).toBe(route.status);
    expect([...first, ...outside]).not.toEqual([]);
    expect([...first, ...outside].filter((sql) => !LOCK.test(sql) && !OWN_ROW.test(sql))).toEqual([]);
    // Ending its own session changes that row alone.
    if (name !== 'POST /api/auth/sign-out') expect(first.filter((sql) => LOCK.test(sql))).not.toEqual([]);
  });

  /** The first statement of each transaction that may write, and what is written outside of any. */
  function watched(): { first: string[]; outside: string[] } {
    const seen = { first: [] as string[], outside: [] as string[] };
    const state = new WeakMap<pg.Client, 'begun' | 'inside'>();
    const original = pg.Client.prototype.query as unknown as (...input: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as {
      mockImplementation(query: (this: pg.Client, ...input: unknown[]) => Promise<unknown>): void;
    };
    spy.mockImplementation(function (...input) {
      const sql = String(input[0]);
      if (sql.startsWith('start transaction'))
        state.set(this, sql.includes('read only') ? 'inside' : 'begun');
      else if (sql === 'commit' || sql === 'rollback') state.delete(this);
      else if (state.get(this) === 'begun') {
        seen.first.push(sql);
        state.set(this, 'inside');
      } else if (!state.has(this) && /^(?:insert|update|delete)/.test(sql)) seen.outside.push(sql);
      return original.apply(this, input);
    });
    return seen;
  }
});
