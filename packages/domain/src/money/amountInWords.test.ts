import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords.ts';

describe('amountInWords', () => {
  it('counts in lakh and crore', () => {
    expect(amountInWords(12_500_050)).toBe('Rupees one lakh twenty-five thousand and fifty paisa only');
    expect(amountInWords(1_234_567_800)).toBe(
      'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only',
    );
    expect(amountInWords(0)).toBe('Rupees zero only');
  });

  it('says the same in Urdu', () => {
    expect(amountInWords(12_500_050, 'ur')).toBe('ایک لاکھ پچیس ہزار روپے اور پچاس پیسے صرف');
    expect(amountInWords(-9_900, 'ur')).toBe('منفی ننانوے روپے صرف');
  });

  it('names every number: no gap and no word twice', () => {
    for (const locale of ['en', 'ur'] as const) {
      const names = Array.from({ length: 100 }, (_, rupee) => amountInWords(rupee * 100, locale));
      expect(new Set(names).size).toBe(100);
      expect(names.join(' ')).not.toMatch(/undefined| {2}/);
    }
  });
});
