import type { Shop } from '@handset/domain';
import { expect, test } from 'vitest';
import { invoiceShop } from './invoiceShop.ts';

const shop = {
  _id: 'shop-1',
  name: 'Hall Road Mobiles',
  ownerName: 'Ali',
  number: '+923001234567',
  otherNumbers: ['+924237351234'],
  city: 'Lahore',
  addresses: ['Shop 14, Star City Mall'],
  ntn: null,
  logo: { _id: '1', url: '/files/1' },
  terms: { new: 'Company warranty.', used: null, accessories: null },
  footer: null,
} as unknown as Shop;

test('an invoice shows what the shop says of itself, and leaves out what it does not', () => {
  expect(invoiceShop(shop)).toEqual({
    _id: 'shop-1',
    name: 'Hall Road Mobiles',
    ownerName: 'Ali',
    number: '+923001234567',
    otherNumbers: ['+924237351234'],
    address: 'Shop 14, Star City Mall\nLahore',
    logo: '/files/1',
    terms: { new: 'Company warranty.', used: null, accessories: null },
  });
});

test('the address on an invoice ends in the city', () => {
  expect(invoiceShop({ ...shop, addresses: [] }).address).toBe('Lahore');
  expect(invoiceShop({ ...shop, addresses: [], city: null }).address).toBeUndefined();
});
