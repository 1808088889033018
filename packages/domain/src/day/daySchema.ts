import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { isDay } from './day.ts';

function dateOf(text: string): string {
  return text.replace(/T.*$/s, '').trim();
}

/** A required business date; a full timestamp is cut to its date part. */
export const daySchema = z
  .string(breaks('date.invalid'))
  .max(40, { ...breaks('date.invalid'), abort: true })
  .meta({ format: 'date' })
  .transform(dateOf)
  .pipe(z.string().refine(isDay, breaks('date.invalid')));

/** An optional business date; blank becomes absent. */
export const optionalDaySchema = z
  .string()
  .max(40, { ...breaks('date.invalid'), abort: true })
  .meta({ format: 'date' })
  .nullish()
  .transform((text) => dateOf(text ?? '') || undefined)
  .pipe(z.string().refine(isDay, breaks('date.invalid')).optional());
