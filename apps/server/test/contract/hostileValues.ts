import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import { alternatives, isIgnored, typesOf } from './jsonSchema.ts';

/** A field of a request body, by its keys. */
export type FieldPath = readonly (string | number)[];

/** A value that a field should not, or need not, take. */
export interface Hostile {
  what: string;
  value: unknown;
  /** Whether it can only be refused. */
  isWrong: boolean;
}

/** Marks that must not reach a database or a printed slip, as they stand in JSON. */
export const UNSAFE = /\\u0000|\\ud[89a-f]|[\u202a-\u202e\u2066-\u2069]/i;

const MARKUP = `<img src=x onerror=alert(1)>'; DROP TABLE units; -- \${7*7} __proto__\u202eevil\u0000\ud800`;

/** Every field that a body of this schema can have, those of lists by their first row. */
export function fieldsOf(schema: JsonSchema, body: unknown, path: FieldPath = []): [FieldPath, JsonSchema][] {
  const chosen = closest(schema, body);
  const own = (chosen.properties ? Object.entries(chosen.properties) : []).flatMap(([key, inner]) => {
    const value = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
    return [[[...path, key], inner] as [FieldPath, JsonSchema], ...fieldsOf(inner, value, [...path, key])];
  });
  const rows = chosen.items && Array.isArray(body) && body.length > 0 ? body : [];
  return [...own, ...(chosen.items && rows.length > 0 ? fieldsOf(chosen.items, rows[0], [...path, 0]) : [])];
}

/** The alternative that has most of what the body has. */
function closest(schema: JsonSchema, body: unknown): JsonSchema {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const fit = ({ properties = {}, items }: JsonSchema) =>
    Array.isArray(body) === (items !== undefined) ? keys.filter((key) => key in properties).length : -1;
  return alternatives(schema).toSorted((a, b) => fit(b) - fit(a))[0] ?? schema;
}

/** Hostile values for a field of that schema. */
export function hostileValues(schema: JsonSchema): Hostile[] {
  if (isIgnored(schema)) return [];
  const options = alternatives(schema);
  const types = new Set(options.flatMap(typesOf));
  const wrong = (what: string, value: unknown): Hostile => ({ what, value, isWrong: true });
  const odd = (what: string, value: unknown): Hostile => ({ what, value, isWrong: false });
  const values = [
    odd('missing', undefined),
    odd('null', null),
    odd('a pollution of prototypes', JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}')),
    ...(types.has('object')
      ? [wrong('an unknown key', { colour_of_sky: 'blue' })]
      : [wrong('an object', { a: 1 })]),
    ...(types.has('array') ? [wrong('a list of nonsense', [null, 'x', {}])] : [wrong('a list', ['a', 'b'])]),
    ...(types.has('boolean') ? [wrong('a flag that is none', 'yes')] : [wrong('a flag', true)]),
  ];
  if (types.has('string')) {
    const longest = Math.max(...options.map(({ maxLength = 100 }) => maxLength));
    values.push(wrong('a text that is too long', 'x'.repeat(longest + 1)));
    values.push(odd('markup and marks', MARKUP.slice(-longest)), odd('a prototype', '__proto__'));
    values.push(odd('marks alone', '\u0000\ud800\u200f'), odd('nothing', ''));
  } else if (types.size > 0) values.push(wrong('a text', 'twelve'));
  if (types.has('number') || types.has('integer'))
    for (const text of [-1, 1e21, 2 ** 53, 0.001, 'NaN', 'Infinity', '1e5', '12abc', '-5', '0x10'])
      values.push(odd(`the number ${text}`, text));
  else if (!types.has('string')) values.push(wrong('a number', 2 ** 53));
  return values;
}

/** The body with another value in one place. */
export function changed(body: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((row, at) => (at === key ? changed(row, rest, value) : row));
  const own = typeof body === 'object' && body !== null ? { ...body } : {};
  const next = changed(Reflect.get(own, key), rest, value);
  if (next === undefined) Reflect.deleteProperty(own, key);
  else Object.assign(own, { [key]: next });
  return own;
}
