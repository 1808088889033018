import { describe, expect, it } from 'vitest';
import { chartFormats } from './chartFormats.ts';

const english = { languageTag: 'en-PK', currency: 'PKR' };
const urdu = { languageTag: 'ur-PK', currency: 'PKR' };

describe('chartFormats', () => {
  it('writes figures in full, and short beside an axis', () => {
    const { value, tick } = chartFormats(english, {});
    expect([value(1234.5), tick(12_345)]).toEqual(['1,234.5', '12.3K']);
    expect([value(-5), tick(-100_000)]).toEqual(['\u22125', '\u2212100K']);
    expect(value(0.000123)).toBe('0.000123');
  });

  it('writes money from minor units', () => {
    const { value, tick } = chartFormats(english, { valueFormat: 'money' });
    expect(value(1_234_500)).toBe('Rs\u00a012,345');
    expect(value(1e30)).toMatch(/^Rs\u00a010,000/);
    expect(tick(1_234_500)).toBe('12.3K');
  });

  it('keeps Latin digits in Urdu, and the minus before them', () => {
    const { tick } = chartFormats(urdu, {});
    expect(tick(150_000)).toBe('1.5\u00a0لاکھ');
    expect(tick(-150_000)).toBe('\u2066\u22121.5\u2069\u00a0لاکھ');
  });

  it('writes days and months in the language, short and in full', () => {
    const days = chartFormats(english, { categoryFormat: 'day' });
    expect(days.category('2026-11-21')).toBe('21 Nov');
    expect(days.categoryInFull('2026-11-21')).toMatch(/Sat.*21 November 2026/);
    expect(chartFormats(urdu, { categoryFormat: 'month' }).categoryInFull('2026-11')).toBe('نومبر 2026');
  });

  it.each(['2026-02-31', 'soon', '', '2026-13'])('leaves %o as it is, which is no day', (category) => {
    expect(chartFormats(english, { categoryFormat: 'day' }).category(category)).toBe(category);
  });
});
