import { expect, it } from 'vitest';
import { menuFor } from './menuFor.ts';

const ids = (role: Parameters<typeof menuFor>[0]) =>
  menuFor(role).flatMap(({ pages }) => pages.map(({ menu }) => menu?.id));

it.each(['employee', 'admin'] as const)('hides the registration of shops from an %s', (role) => {
  expect(ids(role)).not.toContain('adduser');
  expect(ids(role)).not.toContain('shop');
  expect(menuFor(role).map(({ id }) => id)).not.toContain('shopRegistration');
});

it('shows it to everybody else, and hides nothing else from anybody', () => {
  expect(ids('superadmin')).toEqual(['adduser', 'shop', ...ids('employee')]);
  expect(ids('employee')).toEqual(ids('admin'));
});
