import * as z from 'zod';
import { isDay } from '../day/day.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText } from '../text/text.ts';

// Parts of query schemas. Values are text, as in an address; a client may also give numbers.

/** A day, `YYYY-MM-DD`. */
export const queryDay = z
  .string()
  .max(10)
  .meta({ format: 'date' })
  .refine(isDay, breaks('date.invalid'))
  .optional();

/** A whole number. */
export const wholeNumber = z.coerce.number<string | number>().int();

/** `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).optional();

/** The direction to sort in. */
export const order = z.enum(['asc', 'desc']);

/** The query of a paged list. */
export const pageQuery = z.strictObject({
  /** Maximum number of rows, up to 200. */
  limit: wholeNumber.min(1).max(200).default(50),
  /** The `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});

/** A page of a list within a range of days. */
export const rangeQuery = z.strictObject({
  /** The first day, `YYYY-MM-DD`. */
  from: queryDay,
  /** The last day. */
  to: queryDay,
  ...pageQuery.shape,
});

/** A page of a list within a range of days, filtered by text. */
export const listQuery = rangeQuery.extend({
  /** Text to search for. */
  q: optionalText(100),
});

/** A comma-separated list of choices: `state=in-stock,dispatched`. */
export function listOf<const Choice extends string>(choices: readonly Choice[]) {
  return z
    .string()
    .max(200)
    .meta({ description: `One or more of ${choices.join(', ')}, separated by commas` })
    .transform((text) => text.split(',').map((choice) => choice.trim().toLowerCase()))
    .pipe(
      z.array(
        z.string().transform((text, ctx) => {
          const choice = choices.find((known) => known.toLowerCase() === text);
          if (choice !== undefined) return choice;
          report(ctx, [], 'choice');
          return z.NEVER;
        }),
      ),
    );
}
