import { describe, expect, it } from 'vitest';
import { entryText } from './entryText.ts';

describe('what the books say of an entry', () => {
  it.each([
    ['Slip PS-61: 2 phones, Samsung A25', 'پرچی PS-61: 2 فون، Samsung A25'],
    [
      'Slip PS-60: Infinix Note 40, IMEI 359107991143850',
      'پرچی PS-60: Infinix Note 40، IMEI 359107991143850',
    ],
    ['Invoice INV-39: Tecno Camon 30, IMEI 1 and 1 more', 'انوائس INV-39: Tecno Camon 30، IMEI 1 اور مزید 1'],
    ['Invoice INV-2 is void: Typed twice', 'انوائس INV-2 منسوخ: Typed twice'],
    ['Slip PS-2 is void: Typed twice', 'پرچی PS-2 منسوخ: Typed twice'],
    ['RV-7 is void: Typed twice', 'RV-7 منسوخ: Typed twice'],
    [
      'Return of Oppo A18, IMEI 1 and 2 more phones and 1 accessory on invoice INV-3: Broken',
      'انوائس INV-3 پر واپسی: Oppo A18، IMEI 1 اور مزید 2 اور 1 لوازمات۔ Broken',
    ],
    ['Undone: Opening balance of HBL (Typed twice)', 'کالعدم: HBL کا ابتدائی بیلنس (Typed twice)'],
    ['Pocket Cash → Meezan Bank', 'جیب کا نقد → Meezan Bank'],
    ['Rent · Haji Sahib · November', 'کرایہ · Haji Sahib · November'],
    ['Guard · Haji Sahib', 'Guard · Haji Sahib'],
    ['Shop committee: instalment 3', 'Shop committee: قسط 3'],
  ])('is said in Urdu: %s', (english, urdu) => {
    expect(entryText(english, 'ur').replace(/[\u2068\u2069]/g, '')).toBe(urdu);
    expect(entryText(english, 'en')).toBe(english);
  });

  it('keeps the direction of each name to itself', () =>
    expect(entryText('Slip PS-1: Oppo A18, IMEI 1', 'ur')).toBe(
      'پرچی \u2068PS-1\u2069: \u2068Oppo A18\u2069، \u2068IMEI 1\u2069',
    ));

  it('is left as it is where a person wrote it', () =>
    expect(entryText("Owner's household", 'ur')).toBe("Owner's household"));
});
