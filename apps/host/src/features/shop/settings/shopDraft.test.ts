import { type Shop, shopSettingsSchema } from '@handset/domain';
import { expect, it } from 'vitest';
import { changeOf, conflictsOf, editsOf, fieldOfSetting, shopDraftOf } from './shopDraft.ts';

const shop = {
  version: 3,
  name: 'Hall Road Mobiles',
  ownerName: 'Ali',
  number: '+923001234567',
  otherNumbers: ['+924237351234'],
  whatsapp: null,
  city: 'Lahore',
  addresses: ['Shop 14, Star City Mall'],
  printerAddresses: [],
  terms: { new: 'Company warranty.', used: null, accessories: null },
  lowStockLevel: 3,
} as unknown as Shop;
const now = shopDraftOf(shop);

it('sends what was typed over and nothing else', () => {
  const change = changeOf({ addresses: 'Shop 14\n\n Hall Road ', termsUsed: 'Three days.', ntn: '' }, 3);
  expect(change).toEqual({
    version: 3,
    addresses: ['Shop 14', 'Hall Road'],
    terms: { used: 'Three days.' },
    ntn: '',
  });
  expect(shopSettingsSchema.parse(change)).toMatchObject({ ntn: null, terms: { used: 'Three days.' } });
});

it('shows numbers as people write them', () => {
  expect(now).toMatchObject({ number: '0300-1234567', otherNumbers: '04237351234', whatsapp: '' });
});

it('no longer counts as typed what was put back', () => {
  expect(editsOf({ name: 'Hall Road Mobiles', city: 'Karachi', logo: [] }, now)).toEqual({ city: 'Karachi' });
});

it('tells which of the settings that were typed over somebody else changed meanwhile', () => {
  const later = shopDraftOf({ ...shop, version: 4, name: 'Star City Mobiles', ownerName: 'Bilal' });
  const held = { edits: { name: 'Hall Road Phones', city: 'Karachi' }, base: now };
  expect(conflictsOf(held, later)).toEqual(['name']);
  expect(conflictsOf(held, now)).toEqual([]);
});

it.each([
  ['terms.used', 'termsUsed'],
  ['addresses.1', 'addresses'],
  ['name', 'name'],
])('shows what is wrong with %s at %s', (path, field) => expect(fieldOfSetting(path)).toBe(field));
