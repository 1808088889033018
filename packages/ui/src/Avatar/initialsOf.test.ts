import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Ayesha Khan', 'AK'],
    ['ayesha', 'A'],
    ['Muhammad Bilal ur Rehman', 'MR'],
    ['  (Ali)  Traders ', 'AT'],
    ['élodie', 'É'],
    ['3 Stars', '3S'],
    ['!!!', ''],
    ['', ''],
  ])('takes the first and the last word: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps Urdu letters apart, so that they do not make a word', () => {
    expect(initialsOf('عائشہ خان')).toBe('ع\u200cخ');
    expect(initialsOf('بلال')).toBe('ب');
  });

  it('keeps a letter and its marks together', () => {
    expect(initialsOf('e\u0301lodie')).toBe('É');
  });

  it('stays short, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const segments = [...new Intl.Segmenter().segment(initialsOf(name).replace('\u200c', ''))];
        // A capital of one letter may be two, as that of ß.
        expect(segments.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
