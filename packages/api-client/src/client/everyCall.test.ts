import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';

// What the server answers, recorded from its own calls.
const recorded = new URL('../../../../apps/server/src/contract/examples.json', import.meta.url);
const served = Object.keys(JSON.parse(readFileSync(recorded, 'utf8')) as object);

/** Called by what watches over the server, not by its users; and files, whose addresses the server hands out. */
const notForUsers = ['GET /api/health', 'GET /api/files/:id'];

it('has a method for every call of the server, and none for a call that is not', async () => {
  const called = await everyCall();
  expect(served.length).toBeGreaterThan(150);
  expect([...called].filter((call) => !served.some((it) => matches(it, call)))).toEqual([]);
  const missing = served.filter(
    (it) => !notForUsers.includes(it) && ![...called].some((call) => matches(it, call)),
  );
  expect(missing).toEqual([]);
});

/** Every request that the client can make, as `GET /api/sale/x`. */
async function everyCall(): Promise<Set<string>> {
  const called = new Set<string>();
  const client = createApiClient({
    getBaseURL: () => 'http://127.0.0.1/',
    getToken: () => null,
    log: () => {},
    retryDelay: () => 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      called.add(`${init?.method} ${pathname}`);
      return new Response('{"message":"no","code":"refused"}', { status: 404 });
    },
  });
  const document = { entityData: {}, number: '' };
  const lists = [
    'phones',
    'stock',
    'dispatches',
    'warranty-claims',
    'accessories',
    'accessory-movements',
    'purchases',
    'sales',
    'parties',
    'party-ledger',
    'payables-and-receivables',
    'party-bills',
    'advances',
    'bank-transactions',
    'pocket-cash',
    'cash-counts',
    'ledger-records',
    'expenses',
    'committees',
    'committee-schedule',
    'staff',
    'audit',
  ] as const;
  for (const list of lists)
    for (const format of ['csv', 'xlsx'] as const) await client.sheets.export(list, format).catch(() => {});
  await client.sheets
    .importStock(new File([], 'stock.csv'), { isTrial: true }, client.newSubmission())
    .catch(() => {});
  for (const area of Object.values(client)) {
    if (typeof area !== 'object' || area === client.transport) continue;
    for (const call of Object.values(area) as ((...values: unknown[]) => Promise<unknown>)[]) {
      if (
        call === client.sheets.export ||
        call === client.sheets.importStock ||
        call === client.phones.picture
      )
        continue;
      // With an id before the document, and with the document alone.
      await Promise.resolve()
        .then(() => call('x', document, {}, client.newSubmission()))
        .catch(() => {});
      await Promise.resolve()
        .then(() => call(document, {}, client.newSubmission()))
        .catch(() => {});
    }
  }
  return called;
}

function matches(pattern: string, call: string): boolean {
  const wanted = pattern.split('/');
  const found = call.split('/');
  return (
    wanted.length === found.length && wanted.every((part, at) => part.startsWith(':') || part === found[at])
  );
}
