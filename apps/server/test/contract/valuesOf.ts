import fc from 'fast-check';
import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import { alternatives, typesOf } from './jsonSchema.ts';
import type { Pool } from './Pool.ts';

const pick = fc.nat({ max: 10_000 });

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    2 ** 53,
    '',
    ' ',
    'NaN',
    '1e5',
    '\u0000',
    '\ud800',
    '\u202e',
    '𝟘',
  ),
  fc.constantFrom("' or 1=1 --", '<script>', '__proto__', '%', '../..', {}, [], [null], { a: 1 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
);

/**
 * Values for a schema of the document: most as it says, some not. Where `example` has a good value it is mostly kept, so that
 * requests get past the first look at them.
 */
export function valuesOf(schema: JsonSchema, pool: Pool, example?: unknown): fc.Arbitrary<unknown> {
  const made = fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...alternatives(schema).map((one) => saidBy(one, pool, example))) },
    { weight: 1, arbitrary: nonsense },
  );
  if (example === undefined || typeof example === 'object') return made;
  return fc.oneof({ weight: 8, arbitrary: fc.constant(example) }, { weight: 2, arbitrary: made });
}

/** Values as the schema says. */
function saidBy(schema: JsonSchema, pool: Pool, example: unknown): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const nested = alternatives(schema);
  if (nested.length > 1) return fc.oneof(...nested.map((one) => saidBy(one, pool, example)));
  return fc.oneof(
    ...typesOf(schema).map((type) => ofType(type, schema, pool, example)),
    ...(typesOf(schema).length === 0 ? [nonsense] : []),
  );
}

function ofType(type: string, schema: JsonSchema, pool: Pool, example: unknown): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema, pool);
    case 'integer':
      return fc.integer({ min: whole(schema.minimum, -10), max: whole(schema.maximum, 1_000_000) });
    case 'number':
      return fc.oneof(
        fc.integer({
          min: Math.ceil(whole(schema.minimum, -10)),
          max: Math.min(whole(schema.maximum, 2_000_000), 2_000_000),
        }),
        fc.integer({ min: 1, max: 10_000_000 }).map((paisa) => paisa / 100),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema, pool, example);
    case 'object':
      return objectOf(schema, pool, example);
    default:
      return fc.constant(null);
  }
}

function whole(bound: number | undefined, otherwise: number): number {
  return bound === undefined || !Number.isSafeInteger(Math.ceil(bound)) ? otherwise : Math.ceil(bound);
}

function textOf(
  { format, pattern, maxLength = 100, minLength = 0 }: JsonSchema,
  pool: Pool,
): fc.Arbitrary<string> {
  const free = fc.oneof(
    fc.string({
      unit: 'grapheme',
      minLength: Math.min(minLength, maxLength),
      maxLength: Math.min(maxLength, 60),
    }),
    fc.constantFrom('1', '45000', '12,500.50', '03001234567', 'Samsung', 'Ali', 'in-stock', 'asc'),
    pick.map((at) => pool.imei(at) ?? '356938035643809'),
    pick.map((at) => pool.other(at) ?? ''),
  );
  if (format === 'uuid')
    return fc.oneof(
      { weight: 9, arbitrary: pick.map((at) => pool.id(at) ?? '') },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (format === 'date')
    return fc.oneof(
      pick.map((at) => `2026-1${at % 2}-${String(1 + (at % 21)).padStart(2, '0')}`),
      fc.constantFrom(
        '2026-11-21',
        '2026-11-21',
        '2026-02-30',
        '2000-01-01',
        '2199-12-31',
        '2026-11-21T10:00:00Z',
      ),
    );
  if (pattern === undefined) return free;
  return fc.oneof(free, fc.stringMatching(new RegExp(pattern)));
}

function listOf(
  { items = {}, maxItems = 5 }: JsonSchema,
  pool: Pool,
  example: unknown,
): fc.Arbitrary<unknown> {
  const rows = Array.isArray(example) ? example : [];
  const made = fc.array(valuesOf(items, pool, rows[0]), { maxLength: Math.min(maxItems, 4) });
  if (rows.length === 0) return made;
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(...rows.map((row) => valuesOf(items, pool, row))) },
    { weight: 1, arbitrary: made },
  );
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  pool: Pool,
  example: unknown,
): fc.Arbitrary<unknown> {
  const own = typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : {};
  const fields = Object.entries(properties).map(([key, schema]) => {
    const given = own[key];
    const value = valuesOf(schema, pool, given);
    // Mostly keep the fields that the good example has, and leave out the others.
    const isIn = given !== undefined || (required.includes(key) && example === undefined);
    const absent = fc.constant(undefined);
    return [
      key,
      fc.oneof({ weight: isIn ? 30 : 2, arbitrary: value }, { weight: isIn ? 1 : 10, arbitrary: absent }),
    ] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .chain((said) =>
      fc.oneof(
        { weight: 30, arbitrary: fc.constant(said) },
        { weight: 1, arbitrary: nonsense.map((value) => ({ ...said, colour_of_sky: value })) },
      ),
    );
}
