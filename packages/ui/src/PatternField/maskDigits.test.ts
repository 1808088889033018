import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editMask, maskDigits, unmaskDigits } from './maskDigits.ts';

const pattern = '00000-0000000-0';
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 13 });

it('loses no digit, and ends with one', () => {
  fc.assert(
    fc.property(digits, (value) => {
      const masked = maskDigits(pattern, value);
      expect(unmaskDigits(pattern, masked)).toBe(value);
      expect(masked).toMatch(/^$|\d$/);
    }),
  );
});

it('takes each digit with its own key, from the end to the start', () => {
  fc.assert(
    fc.property(digits, (value) => {
      let text = maskDigits(pattern, value);
      for (let left = value.length; left > 0; left -= 1) {
        const after = text.slice(0, -1);
        const inputType = 'deleteContentBackward';
        const edit = editMask(pattern, { before: text, after, caret: after.length, inputType });
        expect(unmaskDigits(pattern, edit.text)).toBe(value.slice(0, left - 1));
        text = edit.text;
      }
    }),
  );
});
