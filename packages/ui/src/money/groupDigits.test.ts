import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './groupDigits.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 });

describe('groupDigits', () => {
  it('loses no digit', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('en-PK', 'en-IN', 'ur-PK', 'de', undefined), (figure, tag) => {
        expect(groupDigits(figure, tag).replaceAll(',', '')).toBe(figure);
      }),
    );
  });

  it.each(['en-PK', 'ur-PK', 'en-IN', 'en'])('groups as the platform does in %s', (tag) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 15n }), (figure) => {
        const written = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(figure);
        expect(groupDigits(String(figure), tag)).toBe(written);
      }),
    );
  });

  it.each([
    ['1234567', 'en-IN', '12,34,567'],
    ['1234567', 'en-PK', '1,234,567'],
    ['1234567', undefined, '1,234,567'],
    ['1234567', 'not a tag', '1,234,567'],
    ['', undefined, ''],
  ])('writes %j in %s as %j', (figure, tag, text) => {
    expect(groupDigits(figure, tag)).toBe(text);
  });
});
