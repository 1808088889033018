import type { Role } from '@handset/domain';
import fc from 'fast-check';
import { impossible } from './lives.ts';
import type { Names } from './Names.ts';
import type { Shop } from './Shop.ts';

/** Role of the person at a till. */
export type Till = Extract<Role, 'admin' | 'employee'>;

/** Statuses with which the shop may refuse. */
export type Refusal = 403 | 409 | 422;

/** The shop while an event happens to it, and whatever speaks against that. */
export interface Turn {
  shop: Shop;
  till: Till;
  refuse(status: Refusal, why: string): void;
}

/** A call of the API. */
export interface Call {
  method?: 'POST' | 'PUT';
  url: string;
  body: unknown;
}

/** Something that somebody is about to do: what is sent for it, and what it does to a shop. */
export interface Event {
  /** In words, for who reads of a failure. */
  said: string;
  call(names: Names): Call;
  /** Changes the shop, or says all that speaks against it: the call is refused with one of those statuses. */
  happen(turn: Turn): void;
  /** The name by which the document that comes of it is known. */
  document?: string;
}

/** Result of an event. */
export type Outcome = { shop: Shop } | { refusals: { status: Refusal; why: string }[] };

/** Lets an event happen to a copy of the shop. */
export function outcomeOf(shop: Shop, till: Till, event: Event): Outcome {
  const copy = structuredClone(shop);
  const refusals: { status: Refusal; why: string }[] = [];
  event.happen({ shop: copy, till, refuse: (status, why) => refusals.push({ status, why }) });
  const why = impossible(copy);
  if (why !== undefined) refusals.push({ status: 409, why });
  return refusals.length > 0 ? { refusals } : { shop: copy };
}

/** A choice at random that becomes an event once it is known how the shop stands; none where there is nothing to do it to. */
export interface Action {
  name: string;
  plan(shop: Shop, key: string): Event | undefined;
}

/** Actions of one kind, which print as what was chosen for them. */
export function action<Choice>(
  name: string,
  choices: fc.Arbitrary<Choice>,
  plan: (choice: Choice, shop: Shop, key: string) => Event | undefined,
): fc.Arbitrary<Action> {
  return choices.map((choice) => ({
    name,
    plan: (shop, key) => plan(choice, shop, key),
    [fc.toStringMethod]: () => `${name} ${fc.stringify(choice)}`,
  }));
}
