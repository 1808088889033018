import { expect, it } from 'vitest';
import type { SideMenuItem } from './menuPath.ts';
import { menuWarning } from './menuWarning.ts';

const link: SideMenuItem = { id: 'orders', type: 'item', label: 'Orders', href: '/orders' };
const menu = (type: SideMenuItem['type'], children: readonly SideMenuItem[]): SideMenuItem => ({
  id: type,
  type,
  label: 'More',
  children,
});

it('says nothing of a menu that is as it should be', () => {
  expect(menuWarning([])).toBeNull();
  expect(menuWarning([{ id: 'shop', items: [menu('collapse', [menu('sub', [link])])] }])).toBeNull();
});

it('names an id that stands more than once, wherever it stands', () => {
  const groups = [
    { id: 'one', items: [link] },
    { id: 'two', items: [menu('collapse', [link])] },
  ];
  expect(menuWarning(groups)).toContain("the id 'orders' more than once");
});

it('names a menu inside another one that would close it', () => {
  const inner = { ...menu('collapse', [link]), id: 'inner' };
  expect(menuWarning([{ id: 'shop', items: [menu('collapse', [inner])] }])).toContain("the menu 'inner'");
});
