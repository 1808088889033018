import { type Day, isDay } from '@handset/domain';
import type { Listing } from '../../form/embedding.ts';

/** A type of property: the values it accepts, and the value the flow receives. */
export interface Kind<Value> {
  /** The accepted values in words, for a warning. */
  expected: string;
  /** The value until one is set. */
  initial: Value;
  /** Reads a property's value. @returns undefined for a value of another type */
  read: (given: unknown) => Value | undefined;
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** A list, bare or with its state of loading. It counts as loading until it is set. Every item has a text under `key`. */
export function list<Item>(key = '_id'): Kind<Listing<Item>> {
  const itemsIn = (given: unknown) => (isRecord(given) ? given.items : given);
  const isItem = (given: unknown) => isRecord(given) && typeof given[key] === 'string' && given[key] !== '';
  return {
    expected: `an array of objects that each have \`${key}\`, a text that is not empty, or { items, isLoading, error } (PHP: an array with gaps becomes an object, so encode array_values of it)`,
    initial: { items: [], isLoading: true },
    read: (given) => {
      const items = itemsIn(given);
      if (!Array.isArray(items) || !items.every(isItem)) return undefined;
      return (isRecord(given) ? given : { items }) as unknown as Listing<Item>;
    },
  };
}

/** Settings or a draft: an object of the given type. */
export function record<Value extends object>(): Kind<Value | undefined> {
  return {
    expected: 'an object',
    initial: undefined,
    read: (given) => (isRecord(given) ? (given as Value) : undefined),
  };
}

/** Money in minor units. */
export const amount: Kind<number | undefined> = {
  expected: 'a whole number of minor units, such as 4500000 for Rs 45,000',
  initial: undefined,
  read: (given) => (Number.isSafeInteger(given) ? (given as number) : undefined),
};

/** Yes or no. */
export const yesOrNo: Kind<boolean | undefined> = {
  expected: 'true or false',
  initial: undefined,
  read: (given) => (typeof given === 'boolean' ? given : undefined),
};

/** A text, kept by an attribute. */
export const text: Kind<string | undefined> = {
  expected: 'a text',
  initial: undefined,
  read: (given) => (typeof given === 'string' ? given : undefined),
};

/** A day, kept by an attribute. */
export const day: Kind<Day | undefined> = {
  expected: 'a day, such as 2026-11-21',
  initial: undefined,
  read: (given) => (typeof given === 'string' && isDay(given) ? given : undefined),
};

/** One of some words, kept by an attribute. */
export function choice<const Word extends string>(...words: readonly Word[]): Kind<Word | undefined> {
  return {
    expected: words.map((word) => `"${word}"`).join(' or '),
    initial: undefined,
    read: (given) => words.find((word) => word === given),
  };
}

/** Several of some words, separated by spaces in an attribute. */
export function choices<const Word extends string>(...words: readonly Word[]): Kind<readonly Word[]> {
  return {
    expected: `words out of ${words.map((word) => `"${word}"`).join(', ')}, separated by spaces`,
    initial: [],
    read: (given) => {
      if (typeof given !== 'string') return undefined;
      const said = given.split(/\s+/).filter(Boolean);
      const known = words.filter((word) => said.includes(word));
      return known.length === new Set(said).size ? known : undefined;
    },
  };
}

/** Kinds by the name of the property. */
export type Kinds = Readonly<Record<string, Kind<unknown>>>;

/** The values of properties as the flow receives them. */
export type ValuesOf<Of extends Kinds> = {
  readonly [Name in keyof Of]: Of[Name] extends Kind<infer Value> ? Value : never;
};

/** A value in words, for a warning. */
export function describe(given: unknown): string {
  if (Array.isArray(given)) return 'an array with something else in it';
  if (typeof given === 'string') return JSON.stringify(given.slice(0, 60));
  return typeof given === 'object' ? 'an object' : `${typeof given} ${String(given)}`;
}
