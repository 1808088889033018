import * as domain from '@handset/domain';
import { expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';

const declared = Object.entries(domain)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([, calls]) => Object.values(calls as domain.Calls))
  .map(({ method, url }) => `${method} ${url}`);

it('has a method for every call of the contract', async () => {
  const called = await everyCall();
  expect(declared.length).toBeGreaterThan(120);
  expect(declared.filter((it) => ![...called].some((call) => matches(it, call)))).toEqual([]);
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
