import { expect, test } from 'vitest';
import { paidDraft, unit, units } from './sale.fixtures.ts';
import { saleTradeWarnings } from './saleTradeWarnings.ts';

const [phone = unit(1)] = units;
const soldFor = (price: number, facts = {}) =>
  saleTradeWarnings(
    paidDraft({ imeiPrices: [{ imei: phone.imei1, price }] }),
    () => ({ ...phone, ...facts }),
    null,
  ).map(({ code }) => code);

test('a phone below its final price is named, also to who does not see its cost', () => {
  expect(soldFor(5_800_000)).toEqual([]);
  expect(soldFor(5_700_000)).toEqual(['below-lowest']);
  expect(soldFor(5_000_000, { purchasePrice: null })).toEqual(['below-lowest']);
});

test('a phone below its cost is named once', () => {
  expect(soldFor(5_000_000)).toEqual(['below-cost']);
});
