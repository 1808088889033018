import { expect, it } from 'vitest';
import { draftInvoicePath } from './draftInvoicePath.ts';

const phones = [{ imei: '356938035643809', price: 100 }];
const row = { name: 'a', accessoryName: 'Charger', quantity: 1, price: 100 };

it('leads accessories alone to an invoice of their own, and every other sale to the sold invoice', () => {
  expect(draftInvoicePath({ imeiPrices: [], accessories: [row] })).toBe('/invoice/accessory');
  expect(draftInvoicePath({ imeiPrices: phones, accessories: [row] })).toBe('/invoice/shop');
  expect(draftInvoicePath({ imeiPrices: [], accessories: [{ ...row, name: '' }] })).toBe('/invoice/shop');
});
