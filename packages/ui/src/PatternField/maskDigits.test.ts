import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfterDigits, editMask, maskDigits, unmaskDigits } from './maskDigits.ts';

const pattern = '00000-0000000-0';
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 13 });

describe('maskDigits', () => {
  it('loses no digit', () => {
    fc.assert(
      fc.property(digits, (value) => {
        expect(unmaskDigits(pattern, maskDigits(pattern, value))).toBe(value);
      }),
    );
  });

  it('writes a separator only before the digit after it', () => {
    expect(maskDigits(pattern, '35202')).toBe('35202');
    expect(maskDigits(pattern, '352021')).toBe('35202-1');
    expect(maskDigits(pattern, '3520212345671')).toBe('35202-1234567-1');
  });
});

describe('unmaskDigits', () => {
  it('keeps the digits that fit, Urdu ones too', () => {
    expect(unmaskDigits(pattern, '۳۵۲۰۲-1234567-1 and 99')).toBe('3520212345671');
  });
});

describe('caretAfterDigits', () => {
  it('stands behind as many digits as before', () => {
    fc.assert(
      fc.property(digits, fc.nat(13), (value, count) => {
        const masked = maskDigits(pattern, value);
        const before = masked.slice(0, caretAfterDigits(masked, count));
        expect(before.replace(/\D/g, '')).toBe(value.slice(0, count));
      }),
    );
  });
});

describe('editMask', () => {
  it('takes each digit with its own key, from the end to the start', () => {
    fc.assert(
      fc.property(digits, (value) => {
        let text = maskDigits(pattern, value);
        for (let left = value.length; left > 0; left -= 1) {
          const after = text.slice(0, -1);
          const edit = editMask(pattern, {
            before: text,
            after,
            caret: after.length,
            inputType: 'deleteContentBackward',
          });
          expect(unmaskDigits(pattern, edit.text)).toBe(value.slice(0, left - 1));
          text = edit.text;
        }
      }),
    );
  });

  it('puts the caret behind the digit that was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'12345'), maxLength: 12 }),
        fc.nat(12),
        (value, at) => {
          const before = maskDigits(pattern, value);
          const place = Math.min(at, before.length);
          const after = `${before.slice(0, place)}9${before.slice(place)}`;
          const edit = editMask(pattern, { before, after, caret: place + 1, inputType: 'insertText' });
          expect(edit.text[edit.caret - 1]).toBe('9');
        },
      ),
    );
  });
});
