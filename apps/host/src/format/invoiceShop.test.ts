import type { Shop } from '@handset/domain';
import { expect, test } from 'vitest';
import { invoiceShop } from './invoiceShop.ts';

const shop = {
  name: 'Hall Road Mobiles',
  ownerName: 'Ali',
  number: '+923001234567',
  city: 'Lahore',
  addresses: ['Shop 14, Star City Mall'],
  terms: {
    new: 'Company warranty.\n\nKeep the box.',
    used: 'Three days to check.\nKeep the box.',
    accessories: null,
  },
} as unknown as Shop;

test('the terms on an invoice are those of what was sold, each once', () => {
  const termsOf = (conditions: string[], hasAccessories = false) =>
    invoiceShop(shop, { conditions, hasAccessories }).terms;
  expect(termsOf(['New'])).toEqual(['Company warranty.', 'Keep the box.']);
  expect(termsOf(['Used', 'New'])).toEqual(['Company warranty.', 'Keep the box.', 'Three days to check.']);
  expect(termsOf([], true)).toBeUndefined();
});

test('the address on an invoice ends in the city', () => {
  expect(invoiceShop(shop, { conditions: [], hasAccessories: false }).address).toBe(
    'Shop 14, Star City Mall\nLahore',
  );
  const bare = { ...shop, addresses: [], city: null };
  expect(invoiceShop(bare, { conditions: [], hasAccessories: false })).not.toHaveProperty('address');
});
