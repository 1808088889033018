import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { blank, reading } from '../wire/encoding.ts';

// Control characters but the line feed, lone surrogates, and the marks that reorder or hide text on a printed slip.
const UNSAFE = /(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** Text as it is stored: NFC, trimmed, without control characters and direction overrides. Marks without a letter are no text. */
export function cleanText(text: string): string {
  const clean = text.normalize('NFC').replace(UNSAFE, '').trim();
  return /[^\p{M}\p{Cf}\sـ]/u.test(clean) ? clean : '';
}

/** A required line of text of at most `max` characters. */
export function requiredText(max = 120) {
  return z
    .string(breaks('required'))
    .meta({ minLength: 1, maxLength: max })
    .transform(cleanText)
    .pipe(z.string().min(1, breaks('required')).max(max, breaks('too-long')));
}

/** An optional line of text; blank becomes absent. */
export function optionalText(max = 120) {
  return z
    .string()
    .meta({ maxLength: max })
    .nullish()
    .transform((text) => cleanText(text ?? '') || undefined)
    .pipe(z.string().max(max, breaks('too-long')).optional());
}

/** A field of a change: absent leaves it as it is, blank or null clears it. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return reading(
    (input) => (typeof input === 'string' && cleanText(input) === '' ? null : input),
    schema.nullable().optional(),
    z.union([schema, blank]),
  );
}
