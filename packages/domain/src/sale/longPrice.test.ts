import { expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { saleRequest } from './sale.ts';

it('refuses a price that is far too long, before anything is added up', () => {
  const sale = {
    entityData: { name: 'Sana', number: '03217654321' },
    sellingType: 'Full Payment',
    saleDate: '2026-11-21',
    imeiPrices: [{ imei: '356938035643809', price: '9'.repeat(101) }],
    finalPrice: 1,
    pocketCash: 1,
  };
  const { error } = saleRequest.safeParse(sale);
  expect(error && fieldErrors(error)).toEqual({
    'imeiPrices.0.price': 'Enter an amount such as 12,500 or 12,500.50',
  });
});
