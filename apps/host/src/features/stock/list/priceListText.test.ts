import { formatMoney } from '@handset/ui';
import { expect, it } from 'vitest';
import { type PriceListTextOptions, priceListText } from './priceListText.ts';
import { priceListWords } from './priceListWords.ts';

const a15 = {
  companyName: 'Samsung',
  modelName: 'A15',
  ramMemory: '4/128',
  condition: 'New',
  specifications: 'PTA',
  demandPrice: 5_000_000,
  colors: ['Black', 'Blue'],
  count: 3,
};
const kinds = [
  { ...a15, companyName: 'Apple', modelName: 'iPhone 11', ramMemory: null, specifications: null, colors: [] },
  a15,
  { ...a15, condition: 'Used', demandPrice: null, count: 1 },
];
const options: PriceListTextOptions = {
  shop: { name: 'Al Madina', number: '03001234567' },
  day: '22 Nov 2026',
  words: priceListWords.en,
  money: (minor) => formatMoney(minor).replaceAll('\u00a0', ' '),
};

it('says company by company what there is and what it costs, and who sells it', () => {
  expect(priceListText(kinds, options)).toBe(
    [
      '*Al Madina*',
      'Price list, 22 Nov 2026',
      '',
      '*Apple*',
      'iPhone 11 · New: Rs 50,000',
      '',
      '*Samsung*',
      'A15 4/128 · New · PTA · Black, Blue: Rs 50,000',
      'A15 4/128 · Used · PTA · Black, Blue: ask for the price',
      '',
      '03001234567',
    ].join('\n'),
  );
});

it('says how many there are only when asked to', () => {
  const text = priceListText(kinds, { ...options, count: String });
  expect(text).toContain('A15 4/128 · New · PTA · Black, Blue (3): Rs 50,000');
});

it('speaks Urdu', () => {
  const text = priceListText(kinds, { ...options, words: priceListWords.ur });
  expect(text).toContain('A15 4/128 · نیا · پی ٹی اے · Black, Blue: Rs 50,000');
});
