import type { BrowserContextOptions } from 'playwright';
import { inject } from 'vitest';
import { signUp, unique } from './accounts.ts';
import { Books } from './Books.ts';
import { type Counter, openCounter } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

/** A shop of its own, whose owner works at its counter. */
export interface Shop extends Counter {
  /** The owner's username. */
  readonly owner: string;
  /** The owner at the counter. */
  readonly keeper: Shopkeeper;
  readonly books: Books;
}

/** Opens a shop through the API and signs its owner in: on the server that all tests share, unless another is named. */
export async function openShop({
  baseURL = inject('sharedServer'),
  ...options
}: BrowserContextOptions = {}): Promise<Shop> {
  const owner = unique('bilal');
  const { token } = await signUp(baseURL, owner);
  const counter = await openCounter(baseURL);
  const keeper = await counter.signedIn(owner, options);
  return { ...counter, owner, keeper, books: new Books(baseURL, token) };
}
