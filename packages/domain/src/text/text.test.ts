import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { cleanText, clearable, optionalText, requiredText } from './text.ts';

it('strips what would hide or reorder text on a slip', () =>
  expect(cleanText('  Ali\u0000\u202e \u200bKhan\ud800 ')).toBe('Ali Khan'));

it('is clean after one pass, and composed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(clean).not.toContain('\u202e');
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

it('keeps Urdu names', () => expect(requiredText().parse(' محمد علی ')).toBe('محمد علی'));

it.each(['\u064e \u064f', '\u0301', '\u200d', '\ufe0f', '\u0640'])(
  'takes %j, marks alone, for no text',
  (input) => expect(requiredText().safeParse(input).success).toBe(false),
);

it.each(['', '   ', null, undefined])('takes %j as absent where text is optional', (input) =>
  expect(optionalText().parse(input)).toBeUndefined(),
);

it.each(['', ' \u200b', null])('clears a field of a change with %j', (input) =>
  expect(clearable(requiredText()).parse(input)).toBeNull(),
);

it('leaves a field of a change that is absent', () =>
  expect(clearable(requiredText()).parse(undefined)).toBeUndefined());

it('says in either language what is wrong', () => {
  const result = requiredText(3).safeParse('four');
  expect(result.success ? undefined : fieldErrors(result.error)).toEqual({
    '': 'This is longer than 3 characters',
  });
  expect(result.success ? undefined : fieldErrors(result.error, 'ur')).toEqual({
    '': 'یہ 3 حروف سے لمبا ہے',
  });
});
