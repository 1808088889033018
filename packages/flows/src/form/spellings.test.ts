import { latinDigits, searchKey } from '@handset/domain';
import { createSearchIndex } from '@handset/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMEI, WORDS } from '../../../domain/src/text/spellings.fixtures.ts';

test.each(WORDS.flatMap(({ value, spellings }) => spellings.map((text) => [text, value])))(
  'a picker finds %j by %j, and the other way round',
  (text = '', value = '') => {
    expect(createSearchIndex([value]).search(text, 1)).toEqual([0]);
    expect(createSearchIndex([text]).search(value, 1)).toEqual([0]);
  },
);

test.each(IMEI.spellings.filter((text) => /^\d{15}$/.test(latinDigits(text))))(
  'a picker finds an IMEI written %j',
  (text) => expect(createSearchIndex([IMEI.value]).search(text, 1)).toEqual([0]),
);

/** Letters that a search takes for others, and some that it does not. */
const letters = fc.constantFrom(
  ..."a A é ß ς Σ 1 ۱ ١ - – − ’ ' ی ي ى ئ ے ک ك ہ ه ھ ة ۃ آ ا أ َ ّ ـ ، , ٫ . \u200c \u200f".split(' '),
  ' ',
  '\u00a0',
);
const word = fc.array(letters, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

test('a picker and the server take the same words for one', () => {
  fc.assert(
    fc.property(word, word, (text, query) => {
      const isFound = createSearchIndex([text]).search(query, 1).length > 0;
      expect(isFound).toBe(searchKey(text).includes(searchKey(query)));
    }),
    { numRuns: 5_000 },
  );
});
