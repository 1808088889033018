import { malformed } from '../client/transport.ts';

// The one rule about money: everything that this package takes and returns is in minor units; the wire alone carries
// rupees. A shape names the amounts of a document, and these two functions are the only place that converts them.

/** Which fields of `T` are amounts of money. */
export type MoneyShape<T> = [NonNullable<T>] extends [number]
  ? 'money'
  : NonNullable<T> extends readonly (infer Item)[]
    ? readonly [MoneyShape<Item>]
    : NonNullable<T> extends object
      ? { readonly [Key in keyof NonNullable<T>]?: MoneyShape<NonNullable<T>[Key]> }
      : never;

declare const answer: unique symbol;

/** Which fields of an answer are amounts of money; it carries the answer's type, and nothing of it at run time. */
export type AnswerShape<Answer> = MoneyShape<Answer> & { readonly [answer]?: Answer };

type Shape = 'money' | readonly [Shape] | { readonly [key: string]: Shape | undefined };

/** An answer with its amounts in minor units. It is changed in place: nobody else holds what was just parsed. */
export function fromWire<T>(answer: unknown, shape: MoneyShape<T>): T {
  return convert(answer, shape as Shape, toMinor) as T;
}

/** A copy of a document with its amounts in rupees. */
export function toWire<T extends object>(document: T, shape: MoneyShape<T>): T {
  return convert(structuredClone(document), shape as Shape, toRupeesIfGiven) as T;
}

type Conversion = (amount: unknown) => unknown;

const toMinor: Conversion = (rupees) => {
  const minor = typeof rupees === 'number' ? Math.round(rupees * 100) : Number.NaN;
  if (!Number.isSafeInteger(minor)) throw malformed(200);
  return minor;
};

const toRupeesIfGiven: Conversion = (amount) => (typeof amount === 'number' ? amount / 100 : amount);

function convert(value: unknown, shape: Shape, amount: Conversion): unknown {
  if (value === null) return null;
  if (shape === 'money') return amount(value);
  if (value === undefined && amount === toRupeesIfGiven) return undefined;
  if (typeof value !== 'object' || Array.isArray(value) !== isList(shape)) throw malformed(200);
  if (isList(shape)) {
    const list = value as unknown[];
    for (let index = 0; index < list.length; index += 1) list[index] = convert(list[index], shape[0], amount);
    return list;
  }
  const record = value as Record<string, unknown>;
  for (const [key, field] of fieldsOf(shape)) {
    if (key in record || amount === toMinor) record[key] = convert(record[key], field, amount);
  }
  return record;
}

type Fields = readonly (readonly [key: string, field: Shape])[];

/** The fields of the shapes that were converted: asked for anew, they would take as long as a list of 30,000 rows itself. */
const known = new WeakMap<object, Fields>();

function fieldsOf(shape: { readonly [key: string]: Shape | undefined }): Fields {
  const before = known.get(shape);
  if (before) return before;
  const fields = Object.entries(shape).flatMap(([key, field]) => (field ? [[key, field] as const] : []));
  known.set(shape, fields);
  return fields;
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
