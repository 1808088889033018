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
const idsOf = (path: string) => menuPath(items, path).map((item) => item.id);

it('leads from the top entry down to the current one', () => {
  expect(idsOf('/wallet')).toEqual(['ledger', 'wallet']);
});

it('takes a detail page as belonging to its list', () => {
  expect(idsOf('/wallet/17')).toEqual(['ledger', 'wallet']);
});

it('prefers the longest address that fits', () => {
  expect(idsOf('/wallet/cash/17')).toEqual(['ledger', 'cash']);
});

it('does not take every path as belonging to the root', () => {
  expect(idsOf('/')).toEqual(['home']);
  expect(idsOf('/walletless')).toEqual([]);
});
