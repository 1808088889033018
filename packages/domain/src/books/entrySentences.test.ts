import { describe, expect, it } from 'vitest';
import { type EntrySentence, entryRowText, entryText, undoneSentence } from './entrySentences.ts';

const said = (sentence: EntrySentence, locale: 'en' | 'ur') =>
  entryText({ description: '', sentence: JSON.parse(JSON.stringify(sentence)) }, locale).replace(
    /[\u2068\u2069]/g,
    '',
  );

describe('an entry of the books', () => {
  it.each<[EntrySentence, string, string]>([
    [
      { code: 'purchase', params: { slip: 'PS-61', phones: 2, phone: 'Samsung A25', more: 1 } },
      'Slip PS-61: 2 phones, Samsung A25 and 1 more model',
      'پرچی PS-61: 2 فون، Samsung A25 اور مزید 1',
    ],
    [
      { code: 'sale', params: { invoice: 'INV-39', phone: 'Tecno Camon 30', imei: '1', more: 1 } },
      'Invoice INV-39: Tecno Camon 30, IMEI 1 and 1 more',
      'انوائس INV-39: Tecno Camon 30، IMEI 1 اور مزید 1',
    ],
    [
      { code: 'sale', params: { invoice: 'INV-4', accessory: 'Cover', quantity: 2, more: 0 } },
      'Invoice INV-4: Cover × 2',
      'انوائس INV-4: Cover × 2',
    ],
    [
      {
        code: 'sale-return',
        params: { invoice: 'INV-3', phone: 'Oppo A18', imei: '1', more: 2, pieces: 1, reason: 'Broken' },
      },
      'Return of Oppo A18, IMEI 1 and 2 more and 1 accessory on invoice INV-3: Broken',
      'انوائس INV-3 پر واپسی: Oppo A18، IMEI 1 اور مزید 2 اور 1 لوازمات۔ Broken',
    ],
    [
      { code: 'sale-return', params: { invoice: 'INV-3', pieces: 2, reason: 'Broken' } },
      'Return of 2 accessories on invoice INV-3: Broken',
      'انوائس INV-3 پر واپسی: 2 لوازمات۔ Broken',
    ],
    [
      { code: 'transfer', params: { to: 'Meezan Bank' } },
      'Pocket Cash → Meezan Bank',
      'جیب کی نقدی → Meezan Bank',
    ],
    [
      { code: 'expense', params: { category: 'Rent', payee: 'Haji Sahib', note: 'November' } },
      'Rent · Haji Sahib · November',
      'کرایہ · Haji Sahib · November',
    ],
    [{ code: 'expense', params: { category: 'Guard' } }, 'Guard', 'Guard'],
    [
      { code: 'paid-at-once', params: { voucher: 'INV-35' } },
      'Paid at once on INV-35',
      'اسی وقت ادا: INV-35',
    ],
    [
      { code: 'committee-instalment', params: { committee: 'Shop committee', number: 3 } },
      'Shop committee: instalment 3',
      'Shop committee: قسط 3',
    ],
    [
      { code: 'stock-removed', params: { phone: 'Vivo Y17s', imei: '1', reason: 'Typed twice' } },
      'Taken out again: Vivo Y17s, IMEI 1: Typed twice',
      'دوبارہ نکالا گیا: Vivo Y17s، IMEI 1: Typed twice',
    ],
  ])('is worded in both languages: %j', (sentence, english, urdu) => {
    expect([said(sentence, 'en'), said(sentence, 'ur')]).toEqual([english, urdu]);
  });

  it.each([
    ['en', false, 'INV-39 · Camon 30 …543210 and 1 more'],
    ['en', true, 'Camon 30 …543210 and 1 more'],
    ['ur', false, 'INV-39 · Camon 30 …543210 اور مزید 1'],
    ['ur', true, 'Camon 30 …543210 اور مزید 1'],
  ] as const)('is short in a row: in %s, its number shown already %j', (locale, isNumberShown, text) => {
    const params = { invoice: 'INV-39', phone: 'Tecno Camon 30', imei: '351803119543210', more: 1 };
    const entry = { description: '', sentence: { code: 'sale', params } };
    expect(entryRowText(entry, locale, isNumberShown).replace(/[\u2066-\u2069]/g, '')).toBe(text);
  });

  it.each([
    ['Vivo Y17s', 'Y17s'],
    ['Q Mobile Noir', 'Q Mobile Noir'],
  ])('leaves the company out of a row only where it is surely the whole of it: %s', (phone, named) => {
    const entry = { description: '', sentence: { code: 'stock-entry', params: { phone } } };
    expect(entryRowText(entry, 'en')).toBe(`Entered in stock: ${named}`);
  });

  it('says what it undoes, and why', () => {
    const opening = { description: 'Opening balance', sentence: { code: 'opening', params: {} } };
    const sentence = undoneSentence(opening, 'Typed twice');
    expect(entryText({ description: '', sentence }, 'en')).toBe('Undone: Opening balance (Typed twice)');
    expect(entryText({ description: '', sentence }, 'ur')).toBe(
      'منسوخ: ابتدائی بیلنس (\u2068Typed twice\u2069)',
    );
  });

  it('keeps the words of an earlier release, or of a person, in every language', () => {
    const old = { description: 'Slip PS-1: Oppo A18', sentence: null };
    expect(entryText(old, 'ur')).toBe('Slip PS-1: Oppo A18');
    const sentence = undoneSentence(old, 'Wrong');
    expect(entryText({ description: '', sentence }, 'en')).toBe('Undone: Slip PS-1: Oppo A18 (Wrong)');
  });

  it.each(['of-a-later-release', 'constructor'])('shows the stored words for the unknown code %s', (code) =>
    expect(entryText({ description: 'Words', sentence: { code, params: {} } }, 'ur')).toBe('Words'),
  );

  it('keeps the direction of each name to itself', () =>
    expect(
      entryText(
        {
          description: '',
          sentence: { code: 'purchase', params: { slip: 'PS-1', phone: 'Oppo A18', imei: '1' } },
        },
        'ur',
      ),
    ).toBe('پرچی \u2068PS-1\u2069: \u2068Oppo A18\u2069، \u2068IMEI 1\u2069'));
});
