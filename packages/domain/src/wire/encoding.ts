import * as z from 'zod';
import type { MinorUnits } from '../money/money.ts';
import { minorUnits, rupees } from '../money/moneySchema.ts';
import { breaks } from '../rules/rules.ts';

/**
 * How the fields of a document are written down. Every document schema is built from one of two encodings, so that a
 * form and the server check the same rules: `asValues` (what forms hold: minor units, booleans, objects) and `asWire`
 * (what requests carry: rupees, and in a multipart form text for numbers, booleans and nested JSON).
 */
export interface Encoding {
  money(range?: { min?: 0 | 1; max?: MinorUnits }): z.ZodType<MinorUnits>;
  integer(): z.ZodType<number>;
  boolean(): z.ZodType<boolean>;
  json<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>>;
}

export const asValues: Encoding = {
  money: (range) => minorUnits(range),
  integer: () => z.int(breaks('invalid')),
  boolean: () => z.boolean(),
  json: (schema) => schema as z.ZodType<z.output<typeof schema>>,
};

export const asWire: Encoding = {
  money: (range) => rupees(range),
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
  json: (schema) =>
    z.preprocess((input) => {
      if (typeof input !== 'string') return input;
      try {
        return JSON.parse(input);
      } catch {
        return input;
      }
    }, schema) as z.ZodType<z.output<typeof schema>>,
};

/** An absent, null or blank field is undefined: multipart forms cannot say null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (input) => (input === '' || input === null ? undefined : input),
    schema.optional(),
  ) as z.ZodType<z.output<Schema> | undefined>;
}
