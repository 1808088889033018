import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { blank, describeAs } from '../wire/encoding.ts';
import { isDay } from './day.ts';

function dateOf(text: string): string {
  return text.replace(/T.*$/s, '').trim();
}

const sentDay = z.union([
  z
    .string()
    .max(40)
    .meta({ format: 'date', examples: ['2026-11-21'] }),
  z.string().max(40).meta({ format: 'date-time' }),
]);

/** A required business date; a full timestamp is cut to its date part. */
export const daySchema = describeAs(
  z
    .string(breaks('date.invalid'))
    .max(40, { ...breaks('date.invalid'), abort: true })
    .transform(dateOf)
    .pipe(z.string().refine(isDay, breaks('date.invalid'))),
  sentDay,
);

/** An optional business date; blank becomes absent. */
export const optionalDaySchema = describeAs(
  z
    .string()
    .max(40, { ...breaks('date.invalid'), abort: true })
    .nullish()
    .transform((text) => dateOf(text ?? '') || undefined)
    .pipe(z.string().refine(isDay, breaks('date.invalid')).optional()),
  z.union([sentDay, blank]),
);
