import { expect, it } from 'vitest';
import { menuPath, type SideMenuItem } from './menuPath.ts';

const items: SideMenuItem[] = [
  { id: 'home', type: 'item', label: 'Home', href: '/' },
  {
    id: 'ledger',
    type: 'collapse',
    label: 'Ledger',
    children: [
      { id: 'wallet', type: 'item', label: 'Wallet', href: '/wallet' },
      { id: 'cash', type: 'item', label: 'Cash', href: '/wallet/cash' },
    ],
  },
];

it.each([
  ['the current entry', '/wallet', ['ledger', 'wallet']],
  ['the list of a detail page', '/wallet/17', ['ledger', 'wallet']],
  ['the longest address that fits', '/wallet/cash/17', ['ledger', 'cash']],
  ['the root for itself', '/', ['home']],
  ['no entry for another path', '/walletless', []],
])('leads from the top down to %s', (_entry, path, expected) => {
  expect(menuPath(items, path).map(({ id }) => id)).toEqual(expected);
});
