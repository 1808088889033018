import * as z from 'zod';
import type { MinorUnits } from '../money/money.ts';
import { minorUnits, money, rupees } from '../money/moneySchema.ts';
import { breaks, report } from '../rules/rules.ts';

/**
 * The encoding of a document's fields. Every document schema is built from one of two encodings, so that a
 * form and the server check the same rules: `asValues` (what forms hold: minor units, booleans, objects) and `asWire`
 * (what requests carry: rupees, and in a multipart form text for numbers, booleans and nested JSON).
 */
export interface Encoding {
  /** A record's `_id`: a page that embeds a form brings ids of its own kind, requests carry the server's UUIDs. */
  id(): z.ZodType<string, string>;
  /** The same within a longer text, as part of a regular expression. */
  idPattern: string;
  money(range?: { min?: 0 | 1; max?: MinorUnits }): z.ZodType<MinorUnits>;
  /** Money of a balance, which may be negative. */
  balance(): z.ZodType<MinorUnits>;
  integer(): z.ZodType<number>;
  boolean(): z.ZodType<boolean>;
  json<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>>;
}

export const asValues: Encoding = {
  id: () =>
    z.string(breaks('invalid')).superRefine((id, ctx) => {
      if (id === '') report(ctx, [], 'id.empty');
    }),
  idPattern: '.+',
  money: (range) => minorUnits(range),
  balance: () => z.int(breaks('money.text')),
  integer: () => z.int(breaks('invalid')),
  boolean: () => z.boolean(),
  json: (schema) => schema as z.ZodType<z.output<typeof schema>>,
};

const wireId = z.uuid().meta({ examples: ['01980000-0000-7000-8000-000000000001'] });

export const asWire: Encoding = {
  id: () => wireId,
  idPattern: '[0-9a-f-]{36}',
  money: (range) => rupees(range),
  balance: () => money,
  integer: () =>
    z
      .union(
        [z.number(), z.string().regex(/^\d{1,9}$/, { ...breaks('invalid'), abort: true })],
        breaks('invalid'),
      )
      .transform(Number)
      .pipe(z.int(breaks('invalid'))),
  boolean: () =>
    z
      .union([z.boolean(), z.enum(['true', 'false'])], breaks('invalid'))
      .transform((flag) => flag === true || flag === 'true'),
  json: (schema) => z.preprocess(parsedText, schema) as z.ZodType<z.output<typeof schema>>,
};

/** A part of several documents: one schema in each encoding, built when first used. */
export function sharedPart<Schema>(make: (encoding: Encoding) => Schema): (encoding: Encoding) => Schema {
  const made = new Map<Encoding, Schema>();
  return (encoding) => {
    const known = made.get(encoding) ?? make(encoding);
    made.set(encoding, known);
    return known;
  };
}

/** Limits recursion. No document nests deeper than 6. */
const MAX_DEPTH = 32;

/** Whether JSON nests deeper than any document does. Reads the text alone, so that it can come before a parser. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (char === '\\' && isInText) at += 1;
    else if (char === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (char === '[' || char === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return false;
}

const sentAs = new WeakMap<z.core.$ZodType, z.ZodType>();

/** What may be sent where a schema reads more than it says; undefined where it says all. */
export function sentFor(schema: z.core.$ZodType): z.ZodType | undefined {
  return sentAs.get(schema);
}

/** Tells the description of the API what may be sent where a schema reads more than it says. */
export function describeAs<Schema extends z.ZodType>(schema: Schema, sent: z.ZodType): Schema {
  sentAs.set(schema, sent);
  return schema;
}

/** A schema that sees what `read` makes of the input. `sent` describes the input. */
export function reading<Schema extends z.ZodType>(
  read: (input: unknown) => unknown,
  schema: Schema,
  sent: z.ZodType,
) {
  return describeAs(z.preprocess(read, schema), sent);
}

/** A field that forms send although it holds nothing. */
export const blank = z.literal(['', null]);

/** An absent, null or blank field is undefined: multipart forms cannot say null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return reading(
    (input) => (input === '' || input === null ? undefined : input),
    schema.optional(),
    z.union([schema, blank]),
  ) as z.ZodType<z.output<Schema> | undefined>;
}

/** What `isBlank` takes for an empty part. */
export const blankPart = [blank, z.record(z.string().max(40), z.literal(['', '0', 0, false, null]))] as const;

/**
 * Whether a nested part of a request is empty, as forms send hidden fields: only blanks, zeros and switches
 * that are off.
 */
export function isBlank(part: unknown): boolean {
  const value = parsedText(part);
  if (typeof value !== 'object') return value === undefined || value === '';
  return Object.values(value ?? {}).every((held) => held === '' || held === '0' || !held);
}

function parsedText(input: unknown): unknown {
  if (typeof input !== 'string' || nestsTooDeep(input)) return input;
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
