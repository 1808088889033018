import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from './rules.ts';

function saidOf(schema: z.ZodType, value: unknown, locale?: 'ur') {
  const { error } = z.object({ field: schema }).safeParse({ field: value });
  return error && fieldErrors(error, locale).field;
}

test.each([
  [z.number().max(200), 500, 'This must be at most 200'],
  [z.coerce.number().int().min(1).max(200), '500', 'This must be at most 200'],
  [z.number().min(1), 0, 'This must be at least 1'],
  [z.number().positive(), 0, 'This must be more than 0'],
  [z.number().lt(10), 10, 'This must be less than 10'],
  [z.int(), 1e300, 'This must be at most 9007199254740991'],
  [z.string().max(3), 'text', 'This is longer than 3 characters'],
  [z.string().min(1), '', 'This is required'],
  [z.array(z.string()).max(1), ['a', 'b'], 'There are too many of these'],
])('%# says the bound of a number and of a text', (schema, value, message) =>
  expect(saidOf(schema, value)).toBe(message),
);

test('says it in Urdu', () => {
  expect(saidOf(z.number().max(200), 500, 'ur')).toBe('یہ زیادہ سے زیادہ 200 ہو سکتا ہے');
  expect(saidOf(z.string().max(3), 'text', 'ur')).toBe('یہ 3 حروف سے لمبا ہے');
});
