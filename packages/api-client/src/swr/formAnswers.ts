import { unstable_serialize } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import type { Transport } from '../client/transport.ts';
import { accessoryCalls } from '../resources/accessories.ts';
import { catalogCalls } from '../resources/catalog.ts';
import { expenseCalls } from '../resources/expenses.ts';
import { partyCalls } from '../resources/parties.ts';
import { phoneCalls } from '../resources/phones.ts';
import { shopCalls } from '../resources/shop.ts';
import { bankCalls, walletCalls } from '../resources/wallet.ts';
import { inView, type ResourceKey } from './ResourceKey.ts';

/**
 * Loads the lists that a shop's forms choose from, one after another: parties, companies and models,
 * accounts, accessories, units. Each comes with its cache key for a `CacheStore`, so that the hooks find it
 * offline, in the view of `ApiProvider`. Refused lists are skipped.
 * @throws ApiError when the server becomes unreachable
 */
export async function* formAnswers(
  transport: Transport,
  view?: string,
): AsyncGenerator<[key: string, data: unknown]> {
  const parties = partyCalls(transport);
  const catalog = catalogCalls(transport);
  const asked: [ResourceKey, () => Promise<unknown>][] = [
    [['shop'], () => shopCalls(transport).mine()],
    [['persons'], () => parties.persons()],
    [['partyBalances'], () => parties.balances()],
    [['banks'], () => bankCalls(transport).list()],
    [['wallet'], () => walletCalls(transport).balances()],
    [['accessories'], () => accessoryCalls(transport).list()],
    [['expenseCategories'], () => expenseCalls(transport).categories()],
    [['imeis'], () => phoneCalls(transport).imeis()],
  ];
  for (const [key, ask] of asked) yield* answered(inView(key, view), ask);
  for await (const [key, companies] of answered(inView(['companies'], view), () => catalog.companies())) {
    yield [key, companies];
    for (const { _id } of companies)
      yield* answered(inView(['models', _id], view), () => catalog.models(_id));
  }
}

async function* answered<Data>(
  key: ResourceKey,
  ask: () => Promise<Data>,
): AsyncGenerator<[key: string, data: Data]> {
  let data: Data;
  try {
    data = await ask();
  } catch (error) {
    if (error instanceof ApiError && !error.isNetwork) return;
    throw error;
  }
  yield [unstable_serialize(key), data];
}
