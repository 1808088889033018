import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankTexts } from './rankTexts.ts';

function ranks(texts: readonly (string | null)[], locale: string): number[] {
  const steps = rankTexts(texts, new Intl.Collator(locale, { numeric: true }).compare);
  for (;;) {
    const step = steps.next();
    if (step.done) return [...step.value];
  }
}

describe('rankTexts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'ä', 'z', 'Z', '1', '2', '0', ' ', 'ا', 'پ') });

  it.each(['en', 'sv', 'ur'])('ranks in the order of the language: %s', (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
        const found = ranks(texts, locale);
        for (const [one, text] of texts.entries())
          for (const [other, another] of texts.entries())
            expect(Math.sign((found[one] ?? 0) - (found[other] ?? 0))).toBe(
              Math.sign(compare(text, another)),
            );
      }),
    );
  });

  it('puts a letter where the language has it: ä after z in Swedish, beside a in English', () => {
    expect(ranks(['z', 'ä', 'a'], 'sv')).toEqual([1, 2, 0]);
    expect(ranks(['z', 'ä', 'a'], 'en')).toEqual([2, 1, 0]);
  });

  it('puts a longer number after a shorter one', () => {
    expect(ranks(['Lamp 10', 'Lamp 9', 'Lamp 100'], 'en')).toEqual([1, 0, 2]);
  });

  it('gives no rank where there is no text', () => {
    expect(ranks(['b', null, 'a', null], 'en')).toEqual([1, Number.NaN, 0, Number.NaN]);
  });
});
