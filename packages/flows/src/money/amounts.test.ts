import { parseRupees } from '@handset/domain';
import { parseMoneyText } from '@handset/ui/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Pieces of amounts as people type them. */
const piece = fc.constantFrom(
  ...'0 5 45 000 500 1,25 ۴۵ ٥٠ , ، ٬ . ٫ - − Rs Rs. rs PKR /- /= / _ e $ روپے'.split(' '),
  ' ',
  '\u00a0',
  '\u200f',
);
const typed = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.string({ maxLength: 8 }),
);

test('a field, the API and an import read the same amounts', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const field = parseMoneyText(text);
      const { ok, ...read } = { amount: undefined, ...parseRupees(text, Number.MAX_SAFE_INTEGER) };
      expect(ok ? read.amount : undefined).toBe(field.kind === 'value' ? field.minor : undefined);
    }),
    { numRuns: 5_000 },
  );
});
