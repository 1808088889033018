import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from './groupDigits.ts';

it.each(['en-PK', 'ur-PK', 'en-IN', 'en'])('groups as the platform does in %s', (tag) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 40n }), (figure) => {
      const written = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(figure);
      expect(groupDigits(String(figure), tag)).toBe(written);
    }),
  );
});

it.each([
  ['0123456', 'en-IN', '01,23,456'],
  ['0123456', undefined, '0,123,456'],
  ['1234567', 'not a tag', '1,234,567'],
  ['123', 'en-IN', '123'],
  ['', undefined, ''],
])('writes %j in %s as %j', (figure, tag, text) => {
  expect(groupDigits(figure, tag)).toBe(text);
});
